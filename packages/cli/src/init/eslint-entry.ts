/** Adds the plugin to a flat configuration of ESLint, which is code of the user's: by edits on its text, and only where its shape is plain. */
import { parseModule } from '@curfew/project';
import { applyEdits, type Edit } from '@curfew/rewrite';

const PACKAGE = 'eslint-plugin-curfew';
const ENTRY = 'curfew.configs.recommended';

/** What to do about a configuration: nothing, take the new text, or let a person add the lines. */
export type EslintEntry =
  { kind: 'present' } | { kind: 'edit'; after: string } | { kind: 'manual'; reason: string; lines: string };

/** A node of the syntax tree, as far as configurations need it. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  body?: Node[];
  source?: Node;
  declaration?: Node | null;
  declarations?: { id: Node; init?: Node | null }[];
  specifiers?: { local: Node }[];
  expression?: Node;
  callee?: Node;
  property?: Node;
  arguments?: Node[];
  elements?: (Node | null)[];
}

/** @param text text of the file, with its BOM where it has one */
export function eslintEntry(file: string, text: string): EslintEntry {
  if (text.includes(PACKAGE)) return { kind: 'present' };
  const isCommonJs = /\.c[jt]s$/.test(file) || /^\s*module\.exports\b/m.test(text);
  const lines = isCommonJs
    ? `const { default: curfew } = require('${PACKAGE}');\n\n// in the exported array:\n${ENTRY},\n`
    : `import curfew from '${PACKAGE}';\n\n// in the exported array:\n${ENTRY},\n`;
  const manual = (reason: string): EslintEntry => ({ kind: 'manual', reason, lines });
  if (isCommonJs) return manual('it is a CommonJS module');
  const bom = text.startsWith('\u{feff}') ? '\u{feff}' : '';
  const source = text.slice(bom.length);
  const body = bodyOf(file, source);
  if (!body) return manual('it could not be parsed');
  if (declaredNames(body).includes('curfew')) return manual('it has another "curfew"');
  const list = exportedList(body);
  if (!list) return manual('it exports no plain array, defineConfig(…) or tseslint.config(…)');
  const edits = [...importEdits(file, source, body), ...itemEdits(file, source, list)];
  const after = applyEdits(source, edits);
  const items = listOf(bodyOf(file, after))?.items ?? [];
  const last = items.at(-1);
  if (items.length !== list.items.length + 1 || !last || after.slice(last.start, last.end) !== ENTRY)
    return manual('the lines could not be placed safely');
  return { kind: 'edit', after: bom + after };
}

function bodyOf(file: string, text: string): Node[] | undefined {
  const module = parseModule(file, text);
  return 'reason' in module ? undefined : (module.ast as unknown as Node).body;
}

function declaredNames(body: readonly Node[]): (string | undefined)[] {
  return body.flatMap(({ specifiers = [], declarations = [] }) => [
    ...specifiers.map(({ local }) => local.name),
    ...declarations.map(({ id }) => id.name),
  ]);
}

/** Where an item can be added: the items, and the offsets between which they stand. */
interface List {
  items: Node[];
  start: number;
  end: number;
}

function listOf(body: readonly Node[] | undefined): List | undefined {
  return body && exportedList(body);
}

function exportedList(body: readonly Node[]): List | undefined {
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  return exported ? listIn(exported, body) : undefined;
}

function listIn(written: Node, body: readonly Node[]): List | undefined {
  const node = plain(written);
  if (node.type === 'Identifier') {
    const declared = body
      .flatMap(({ declarations = [] }) => declarations)
      .find(({ id }) => id.name === node.name)?.init;
    return declared && plain(declared).type !== 'Identifier' ? listIn(declared, body) : undefined;
  }
  if (node.type === 'ArrayExpression')
    return { items: present(node.elements), start: node.start + 1, end: node.end - 1 };
  if (node.type !== 'CallExpression' || !node.callee || !isConfigCall(node.callee)) return undefined;
  const [first, ...others] = node.arguments ?? [];
  if (first && others.length === 0 && plain(first).type === 'ArrayExpression') return listIn(first, body);
  return { items: present(node.arguments), start: node.callee.end, end: node.end - 1 };
}

/** `defineConfig(…)` of ESLint, and the `config(…)` of typescript-eslint. */
function isConfigCall(callee: Node): boolean {
  return callee.name === 'defineConfig' || (callee.type === 'MemberExpression' && callee.property?.name === 'config');
}

function plain(node: Node): Node {
  const isWrapper = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type);
  return isWrapper && node.expression ? plain(node.expression) : node;
}

function present(nodes: readonly (Node | null)[] = []): Node[] {
  return nodes.filter((node) => node !== null);
}

/** After the last import, written as that one is. */
function importEdits(file: string, text: string, body: readonly Node[]): Edit[] {
  const last = body.filter(({ type }) => type === 'ImportDeclaration').at(-1);
  const written = last ? text.slice(last.start, last.end) : text;
  const quote = last && written.includes('"') && !written.includes("'") ? '"' : "'";
  const semicolon = last && !written.endsWith(';') ? '' : ';';
  const line = `import curfew from ${quote}${PACKAGE}${quote}${semicolon}`;
  const eol = lineEndOf(text);
  if (last) return [{ file, start: last.end, end: last.end, text: eol + line }];
  // Before the first statement, and behind comments that speak of the whole file.
  const start = body[0]?.start ?? text.length;
  return [{ file, start, end: start, text: `${line}${eol}${eol}` }];
}

function itemEdits(file: string, text: string, { items, start, end }: List): Edit[] {
  const eol = lineEndOf(text);
  const last = items.at(-1);
  const insert = (at: number, added: string): Edit => ({ file, start: at, end: at, text: added });
  if (!last) return [insert(end, ENTRY)];
  const comma = commaAfter(text, last.end, end);
  const lineStart = text.lastIndexOf('\n', end - 1) + 1;
  const isOwnLine = lineStart > start && text.slice(lineStart, end).trim() === '';
  if (!isOwnLine) return comma === undefined ? [insert(last.end, `, ${ENTRY}`)] : [insert(comma + 1, ` ${ENTRY},`)];
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', last.start - 1) + 1))?.[0] ?? '';
  const first = indent === text.slice(lineStart, end) ? `${indent}  ` : indent;
  if (comma !== undefined) return [insert(lineStart, `${first}${ENTRY},${eol}`)];
  return [insert(last.end, ','), insert(lineStart, `${first}${ENTRY}${eol}`)];
}

/** The trailing comma; comments do not count. */
function commaAfter(text: string, start: number, end: number): number | undefined {
  const blank = text.slice(start, end).replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length));
  const at = blank.indexOf(',');
  return at === -1 ? undefined : start + at;
}

function lineEndOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
