import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { commentsOf } from './comments.js';
import { spanOf } from './source-text.js';
import { walk } from './walk.js';

export type Quote = "'" | '"' | '`';

const quotes = new WeakMap<SourceModule, "'" | '"'>();

/** The quotes of most strings of a file: for new strings that replace none. */
export function quoteOfFile(module: SourceModule): "'" | '"' {
  let quote = quotes.get(module);
  if (!quote) {
    const text = codeOf(module);
    const single = count(text, /'(?:[^'"\\\r\n]|\\.)*'/g);
    const double = count(text, /"(?:[^'"\\\r\n]|\\.)*"/g);
    quote = double > single ? '"' : "'";
    quotes.set(module, quote);
  }
  return quote;
}

/** The scripts of a module without their comments, which may quote what they like. */
function codeOf(module: SourceModule): string {
  let text = '';
  let position = 0;
  for (const { start, end } of commentsOf(module)) {
    text += module.text.slice(position, start);
    position = end;
  }
  if (!module.parts) return text + module.text.slice(position);
  return module.parts
    .flatMap(({ kind, start, end }) => (kind === 'script' ? [module.text.slice(start, end)] : []))
    .join('\n');
}

/** The end of line next to a place: mixed files keep what their neighbourhood uses. */
export function endOfLineAt(text: string, position: number): string {
  const after = /\r\n|\n|\r/g;
  after.lastIndex = position;
  const next = after.exec(text)?.[0];
  if (next !== undefined) return next;
  return /(\r\n|\n|\r)[^\r\n]*$/.exec(text.slice(0, position))?.[1] ?? '\n';
}

/** One step of indentation as the file writes it: a tab, or the smallest step between two lines; two spaces where none is there. */
export function indentOfFile({ text }: SourceModule): string {
  if (/^\t/m.test(text)) return '\t';
  let step = 8;
  let previous = 0;
  for (const [, spaces = ''] of text.matchAll(/^( *)[^\s*]/gm)) {
    const more = spaces.length - previous;
    if (more >= 2) step = Math.min(step, more);
    previous = spaces.length;
  }
  return ' '.repeat(step === 8 ? 2 : step);
}

const trailingCommas = new WeakMap<SourceModule, boolean>();

/** Whether a list that takes several lines ends in a comma: as most lists of the file do, and yes where there is none to see. */
export function hasTrailingCommas(module: SourceModule): boolean {
  let has = trailingCommas.get(module);
  if (has === undefined) {
    let excess = 0;
    walk(module.ast, module, (node) => {
      const last = listOf(node)?.at(-1);
      if (!last || last.type === 'RestElement') return;
      const rest = /^[^\S\r\n]*(,?)[^\S\r\n]*(?:\/\/[^\r\n]*)?[\r\n]\s*[)\]}]/.exec(restOf(module, last));
      if (rest) excess += rest[1] === ',' ? 1 : -1;
    });
    has = excess >= 0;
    trailingCommas.set(module, has);
  }
  return has;
}

/** The lists whose closing bracket may stand behind a comma. */
function listOf(node: AnyNode): readonly (AnyNode | null)[] | undefined {
  switch (node.type) {
    case 'ObjectExpression':
    case 'ObjectPattern':
      return node.properties;
    case 'ArrayExpression':
    case 'ArrayPattern':
      return node.elements;
    case 'CallExpression':
    case 'NewExpression':
      return node.arguments;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.params;
    default:
      return undefined;
  }
}

/** Enough of the text behind a node to see its bracket on the next line. */
function restOf({ text }: SourceModule, node: AnyNode): string {
  const { end } = spanOf(node);
  return text.slice(end, end + 200);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
