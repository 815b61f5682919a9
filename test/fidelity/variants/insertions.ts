/** Something that must stay as it is, put into a program. */
import { topLevel, type Tree } from '../../mutation/tree.js';
import { refuse, replaced, type Variant } from './variant.js';

/** A variant with one block of text, at a place that the text says. */
function inserted(
  name: string,
  block: string,
  placeIn: (tree: Tree) => number | string,
  more: Partial<Variant> = {},
): Variant {
  return {
    name,
    apply(tree) {
      const at = placeIn(tree);
      return typeof at === 'string' ? refuse(at) : tree.text.slice(0, at) + block + tree.text.slice(at);
    },
    // Twice or not at all would be a fault; the text then differs.
    undo: (after) => after.replace(block, () => ''),
    atLeast: 600,
    ...more,
  };
}

const isDirective = (node: object): boolean => 'directive' in node && typeof node.directive === 'string';

const atStart = ({ text }: Tree): number | string => (text.startsWith('#!') ? 'begins with a hashbang' : 0);

/** Behind hashbang, directives and imports, at the start of a line. */
function behindImports(tree: Tree): number | string {
  const { text } = tree;
  const head = topLevel(tree).filter(({ node }) => node.type === 'ImportDeclaration' || isDirective(node));
  const last = head.at(-1)?.end ?? 0;
  if (last === 0) return text.startsWith('#!') ? text.indexOf('\n') + 1 : 0;
  const line = text.indexOf('\n', last);
  // Something else on the line of the last import.
  return line === -1 || !/^\s*(?:\/\/.*)?$/.test(text.slice(last, line)) ? 'goes on behind its imports' : line + 1;
}

export const hashbang = inserted('hashbang', '#!/usr/bin/env node\n', atStart);

export const useClient = inserted("'use client'", "'use client';\n\n", (tree) => {
  const at = atStart(tree);
  return typeof at === 'number' && topLevel(tree).some(({ node }) => isDirective(node))
    ? 'has a directive already'
    : at;
});

export const licenceHeader = inserted(
  'licence header',
  '/*!\n * Copyright (c) The authors: it\'s "free" // and /* so on.\n * https://example.test/licence\n * @license MIT\n */\n\n',
  atStart,
);

export const lineSeparator = inserted(
  'U+2028 in a template',
  'const separated = `one\u2028two\u2029${String(1)}\u2028three`;\n',
  behindImports,
);

export const decorators = inserted(
  'decorators',
  [
    'function sealed(options) {',
    '  return (target, context) => (options.deep ? Object.freeze(target) : target);',
    '}',
    '@sealed({ deep: true }) // first',
    'class Sealed {',
    '  @sealed({ deep: false }) accessor size = 1;',
    '  @(sealed({ deep: true })) static make() {}',
    '}',
    '',
  ].join('\n'),
  (tree) =>
    /\.[cm]?ts$|\.tsx$/.test(tree.file) || !tree.text.includes('@flow') ? behindImports(tree) : 'is a Flow file',
);

/** Renames a TypeScript file whose names end so that no other file finds it by its extension. */
const withJsx = (file: string): string => file.replace(/\.ts$/, '.tsx');

export const jsx = inserted(
  'JSX',
  [
    'const Frame = ({ title, children }) => (',
    '  <section data-title={title} aria-label="it\'s // no comment /* here */">',
    '    // text, &amp; more {/* a comment */}',
    "    <>{children ?? <b>'none'</b>}</>",
    '  </section>',
    ');',
    '',
  ].join('\n'),
  (tree) => (/\.[cm]ts$/.test(tree.file) ? 'its kind of file has no JSX' : behindImports(tree)),
  { rename: withJsx },
);

const DOOR = '/* \u{1F6AA}\u{1F469}\u200D\u{1F467} e\u0301 */ ';

/** Characters of several units before each statement, on its line. */
export const emoji: Variant = {
  name: 'emoji before the edit',
  apply(tree) {
    const starts = tree.places
      .filter(({ parent, key }) => key === 'body' && /^(?:Program|BlockStatement)$/.test(parent?.node.type ?? ''))
      // Directives and JSDoc stand first or next to what they speak of.
      .filter(({ node, start }) => !isDirective(node) && !/\*\/\s*$/.test(tree.text.slice(0, start)));
    if (starts.length === 0) return refuse('has no statement without a comment');
    return replaced(
      tree.text,
      starts.map(({ start }) => ({ start, end: start, text: DOOR })),
    );
  },
  undo: (after) => after.replaceAll(DOOR, ''),
  changesLengths: true,
  atLeast: 600,
};
