import type { Mutator, Program } from '../program.js';
import type { Random } from '../random.js';
import { holdsItself, isFunction, isTyped, valuePlaces, type Place, type Tree } from '../tree.js';

/** A mutator that puts text around expressions. */
function wrapper(
  name: string,
  around: (place: Place, tree: Tree, random: Random) => readonly [before: string, after: string] | undefined,
): Mutator {
  return {
    name,
    kind: 'stay',
    propose({ trees }: Program, random) {
      const sites = [...trees.values()].flatMap((tree) =>
        valuePlaces(tree).flatMap((place) => (around(place, tree, random) ? [{ place, tree }] : [])),
      );
      const chosen = random.some(sites, 1 + random.whole(3));
      // One inside another would write at the same place.
      const apart = chosen.filter(
        (site) =>
          !chosen.some(
            (other) =>
              other !== site &&
              other.tree === site.tree &&
              other.place.start <= site.place.start &&
              site.place.end <= other.place.end,
          ),
      );
      const edits = apart.flatMap(({ place, tree }) => {
        const [before, after] = around(place, tree, random) ?? ['', ''];
        return [
          { file: tree.file, start: place.start, end: place.start, text: before },
          { file: tree.file, start: place.end, end: place.end, text: after },
        ];
      });
      return edits.length > 0 ? { edits } : undefined;
    },
  };
}

/** `x` -> `(x)`. */
export const parentheses = wrapper('parentheses', (_place, _tree, random) =>
  random.whole(4) === 0 ? ['((', '))'] : ['(', ')'],
);

/** `x` -> `x!`, `(x satisfies unknown)`; a literal also `('x' as const)`. */
export const assertions = wrapper('assertions', ({ node }, tree, random) => {
  if (!isTyped(tree) || isFunction(node)) return undefined;
  const forms: [string, string][] = [
    ['(', ')!'],
    ['(', ' satisfies unknown)'],
  ];
  if (node.type === 'Literal') forms.push(['(', ' as const)']);
  return random.pick(forms);
});

/** `await x` -> `await Promise.resolve(x)`, `await (async () => x)()`. */
export const promises = wrapper('promises', (place, tree, random) => {
  if (place.parent?.node.type !== 'AwaitExpression' || holdsItself(tree, place, ['YieldExpression'])) return undefined;
  return random.pick([
    ['Promise.resolve(', ')'],
    ['(async () => (', '))()'],
    ['(', ').then((same) => same)'],
  ] as const);
});

/** `x` -> `(() => x)()`. */
export const immediateFunctions = wrapper('immediate-functions', (place, tree) => {
  const { node } = place;
  if (isFunction(node) || node.type === 'ClassExpression' || isSpecifier(place)) return undefined;
  if (holdsItself(tree, place, ['AwaitExpression', 'YieldExpression'])) return undefined;
  if (/\b(arguments|require|define\w*)\b/.test(tree.text.slice(place.start, place.end))) return undefined;
  return ['(() => (', '))()'];
});

/** What `require` and mocks of modules are given must stand there for anything to find the module; the name of a spied method does, too. */
const isSpecifier = ({ node, parent }: Place): boolean => {
  const isText = node.type === 'Literal' || node.type === 'TemplateLiteral';
  if (!isText || parent?.node.type !== 'CallExpression') return false;
  const { callee } = parent.node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && /^(?:require|mock|doMock|unstable_mockModule|spyOn)$/.test(name.name);
};
