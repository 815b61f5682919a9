import type { Mutator } from '../program.js';
import {
  around,
  endOfLine,
  holdsItself,
  inside,
  isFunction,
  topLevel,
  usesOwner,
  type Place,
  type Tree,
} from '../tree.js';

/** Statements that bind no name, in functions. */
const movable = (tree: Tree): Place[] =>
  tree.places.filter(
    ({ node, parent }) =>
      parent?.node.type === 'BlockStatement' &&
      /^(ExpressionStatement|ReturnStatement|IfStatement|ThrowStatement|ForOfStatement|SwitchStatement|TryStatement)$/.test(
        node.type,
      ),
  );

/** `statement` -> `{ statement }`. */
export const blocks: Mutator = {
  name: 'blocks',
  kind: 'stay',
  propose({ trees }, random) {
    const sites = [...trees.values()].flatMap((tree) => movable(tree).map((place) => ({ tree, place })));
    const site = random.pick(
      sites.filter(
        ({ place }) =>
          !(place.node.type === 'ExpressionStatement' && 'directive' in place.node && place.node.directive),
      ),
    );
    if (!site) return undefined;
    const { tree, place } = site;
    return {
      edits: [
        { file: tree.file, start: place.start, end: place.start, text: '{ ' },
        { file: tree.file, start: place.end, end: place.end, text: ' }' },
      ],
    };
  },
};

/** The body of a function -> a method of a class in it, called at once. */
export const classMethods: Mutator = {
  name: 'class-methods',
  kind: 'stay',
  propose({ trees }, random) {
    const sites = [...trees.values()].flatMap((tree) =>
      tree.places.flatMap((place) => {
        const owner = place.parent?.node;
        if (place.node.type !== 'BlockStatement' || !owner || !isFunction(owner) || !('async' in owner)) return [];
        if (owner.generator || usesOwner(tree, place) || place.node.body.length === 0) return [];
        // A constructor or a setter returns nothing; a function whose name the body assigns keeps its scope.
        if (/^(MethodDefinition|Property)$/.test(place.parent?.parent?.node.type ?? '')) return [];
        return [{ tree, place, async: owner.async }];
      }),
    );
    const site = random.pick(sites);
    if (!site) return undefined;
    const { tree, place, async } = site;
    const head = `{ class Step { ${async ? 'async ' : ''}run() `;
    return {
      edits: [
        { file: tree.file, start: place.start, end: place.start, text: head },
        { file: tree.file, start: place.end, end: place.end, text: ' } return new Step().run(); }' },
      ],
    };
  },
};

/** The statements of a function from one of them on -> an immediate function. */
export const innerFunctions: Mutator = {
  name: 'inner-functions',
  kind: 'stay',
  propose({ trees }, random) {
    const sites = [...trees.values()].flatMap((tree) =>
      tree.places.flatMap((place) => {
        const owner = place.parent?.node;
        if (place.node.type !== 'BlockStatement' || !owner || !isFunction(owner) || !('async' in owner)) return [];
        if (
          owner.generator ||
          place.node.body.length === 0 ||
          around(place).some(({ node }) => /^(PropertyDefinition|MethodDefinition)$/.test(node.type))
        )
          return [];
        if (inside(tree, place).some(({ node }) => node.type === 'Identifier' && node.name === 'arguments')) return [];
        if (holdsItself(tree, place, ['YieldExpression'])) return [];
        return [{ tree, place, async: owner.async }];
      }),
    );
    const site = random.pick(sites);
    if (!site) return undefined;
    const { tree, place, async } = site;
    const named = random.whole(2) === 0;
    const [before, after] = named
      ? [`{ const step = ${async ? 'async ' : ''}() => `, '; return step(); }']
      : [`{ return (${async ? 'async ' : ''}() => `, ')(); }'];
    return {
      edits: [
        { file: tree.file, start: place.start, end: place.start, text: before },
        { file: tree.file, start: place.end, end: place.end, text: after },
      ],
    };
  },
};

/** Two neighbours at the top level that do nothing when they are read change places. */
export const reorder: Mutator = {
  name: 'reorder',
  kind: 'stay',
  propose({ trees }, random) {
    const sites = [...trees.values()].flatMap((tree) =>
      topLevel(tree).flatMap((first, index, all) => {
        const before = all[index - 1];
        const second = all[index + 1];
        if (!before || !second || !isIdle(first) || !isIdle(second)) return [];
        const cuts = [before, first, second].map(({ end }) => endOfLine(tree.text, end));
        const [a = 0, b = 0, c = 0] = cuts;
        return a < first.start && b < second.start ? [{ file: tree.file, text: tree.text, a, b, c }] : [];
      }),
    );
    const site = random.pick(sites);
    if (!site) return undefined;
    const { file, text, a, b, c } = site;
    return {
      edits: [
        { file, start: a, end: b, text: text.slice(b, c), from: b },
        { file, start: b, end: c, text: text.slice(a, b), from: a },
      ],
    };
  },
};

/** A declaration without effect and without need of others at the time it is read. */
function isIdle({ node }: Place): boolean {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  switch (declared?.type) {
    case 'FunctionDeclaration':
      return declared.body !== null;
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return true;
    case 'VariableDeclaration':
      return declared.declarations.every(({ init }) => init?.type === 'ArrowFunctionExpression');
    default:
      return false;
  }
}
