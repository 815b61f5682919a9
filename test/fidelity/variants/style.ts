/** Quotes, semicolons, commas, indentation. */
import type { Place, Tree } from '../../mutation/tree.js';
import { refuse, replaced, type Variant } from './variant.js';

export const doubleQuotes: Variant = {
  name: 'double quotes',
  apply(tree) {
    const strings = tree.places.filter(({ node, start, end }) => {
      const source = tree.text.slice(start, end);
      return node.type === 'Literal' && source.startsWith("'") && !/["\\]/.test(source);
    });
    if (strings.length === 0) return refuse('has no string in single quotes');
    return replaced(
      tree.text,
      strings.map(({ start, end }) => ({ start, end, text: `"${tree.text.slice(start + 1, end - 1)}"` })),
    );
  },
  atLeast: 600,
};

const ENDS_WITH_SEMICOLON = new Set<string>([
  'ExpressionStatement',
  'VariableDeclaration',
  'ReturnStatement',
  'ThrowStatement',
  'BreakStatement',
  'ContinueStatement',
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
  'ExportAllDeclaration',
  'PropertyDefinition',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
]);

/** As formatters leave them out: none at the end of a line, unless the next line would go on. */
export const noSemicolons: Variant = {
  name: 'no semicolons',
  apply(tree) {
    const { text } = tree;
    const ends = new Set(
      tree.places
        .filter(({ node, end }) => ENDS_WITH_SEMICOLON.has(node.type) && text[end - 1] === ';')
        .map(({ end }) => end - 1)
        .filter((at) => /^;[ \t]*(?:\/\/[^\n]*)?(?:\n|$)/.test(text.slice(at)) && !goesOn(text, at + 1)),
    );
    if (ends.size === 0) return refuse('has no semicolon at the end of a line');
    return replaced(
      text,
      [...ends].map((at) => ({ start: at, end: at + 1, text: '' })),
    );
  },
  atLeast: 600,
};

function goesOn(text: string, from: number): boolean {
  const rest = text.slice(from).replace(/^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/, '');
  return /^(?:[[(`/*+\-,.<]|in\b|instanceof\b)/.test(rest);
}

export const tabs: Variant = {
  name: 'tabs',
  apply(tree) {
    const templates = tree.places.filter(({ node }) => node.type === 'TemplateLiteral');
    const indents = [...tree.text.matchAll(/^(?: {2})+/gm)].filter(
      ({ index }) => !templates.some(({ start, end }) => start < index && index < end),
    );
    if (indents.length === 0) return refuse('has no indented line');
    return replaced(
      tree.text,
      indents.map(({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
        text: '\t'.repeat(length / 2),
      })),
    );
  },
  changesLengths: true,
  atLeast: 400,
};

/** The last elements of lists, and where their closing bracket is. */
function lastElements({ places, text }: Tree): { last: Place; comma: boolean }[] {
  const lasts = new Map<Place, Place>();
  for (const place of places) {
    const { parent, key, node } = place;
    if (!parent || !isList(parent.node.type, key) || node.type === 'RestElement') continue;
    const before = lasts.get(parent);
    // Of a call, the callee is no element; of a list, the last child in the text counts.
    if (!before || before.end < place.end) lasts.set(parent, place);
  }
  return [...lasts.values()].flatMap((last) => {
    const rest = /^(,?)[ \t]*(?:\/\/[^\n]*)?\n\s*[)\]}]/.exec(text.slice(last.end));
    return rest ? [{ last, comma: rest[1] === ',' }] : [];
  });
}

function isList(type: string, key: string): boolean {
  switch (type) {
    case 'ObjectExpression':
    case 'ObjectPattern':
      return key === 'properties';
    case 'ArrayExpression':
    case 'ArrayPattern':
      return key === 'elements';
    case 'CallExpression':
    case 'NewExpression':
      return key === 'arguments';
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return key === 'params';
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      return key === 'specifiers';
    default:
      return false;
  }
}

export const trailingCommas: Variant = {
  name: 'trailing commas',
  apply(tree) {
    const lists = lastElements(tree);
    if (lists.length === 0) return refuse('has no list on several lines');
    return replaced(
      tree.text,
      lists.flatMap(({ last, comma }) => (comma ? [] : [{ start: last.end, end: last.end, text: ',' }])),
    );
  },
  atLeast: 100,
};

export const noTrailingCommas: Variant = {
  name: 'no trailing commas',
  apply(tree) {
    const commas = lastElements(tree).filter(({ comma }) => comma);
    if (commas.length === 0) return refuse('has no trailing comma');
    return replaced(
      tree.text,
      commas.map(({ last }) => ({ start: last.end, end: last.end + 1, text: '' })),
    );
  },
  atLeast: 100,
};
