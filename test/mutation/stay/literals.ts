import { endpointExpectation, routeSegments } from '../endpoint-lines.js';
import type { Expected, Mutator, MovingEdit } from '../program.js';
import { around, freshName, gapBefore, topLevel, valuePlaces, type Place, type Tree } from '../tree.js';

/** `'x'` -> `"x"` -> `` `x` ``. */
export const quotes: Mutator = {
  name: 'quotes',
  kind: 'stay',
  propose({ trees }, random) {
    const sites = [...trees.values()].flatMap((tree) => {
      const values = new Set(valuePlaces(tree));
      return tree.places.flatMap((place) => {
        const { node, parent, key } = place;
        if (node.type !== 'Literal' || typeof node.value !== 'string' || !parent) return [];
        if (/^(Import|Export|JSX|TSExternal|TSModule)/.test(parent.node.type) || key === 'directive') return [];
        const content = tree.text.slice(place.start + 1, place.end - 1);
        if (/["'`\\]|\$\{/.test(content)) return [];
        return [{ tree, place, content, value: values.has(place) }];
      });
    });
    const edits = random.some(sites, 1 + random.whole(4)).map(({ tree, place, content, value }) => {
      const quote = random.pick(value ? ['"', "'", '`'] : ['"', "'"]) ?? '"';
      return { file: tree.file, start: place.start, end: place.end, text: quote + content + quote };
    });
    return edits.length > 0 ? { edits } : undefined;
  },
};

/** The literal path of a call moves to a constant before its statement; the finding goes with it. */
export const pathConstants: Mutator = {
  name: 'path-constants',
  kind: 'stay',
  propose(program, random) {
    const sites = [...program.trees.values()].flatMap((tree) => {
      const statements = topLevel(tree);
      return valuePlaces(tree).flatMap((place) => {
        const found = literalOf(place, tree, program.expected);
        const top = statements.findIndex(({ start, end }) => start <= place.start && place.end <= end);
        const gap = gapBefore(tree, top);
        return found && gap !== undefined ? [{ tree, place, gap, expected: found }] : [];
      });
    });
    const site = random.pick(sites);
    if (!site) return undefined;
    const { tree, place, gap, expected } = site;
    const { file, text } = tree;
    const name = freshName(text, 'LOCATION_');
    const statement: MovingEdit = {
      file,
      start: gap,
      end: gap,
      text: `\nconst ${name} = ${text.slice(place.start, place.end)};`,
    };
    return {
      edits: [statement, { file, start: place.start, end: place.end, text: name }],
      moved: new Map([[expected, statement]]),
    };
  },
};

/** The one expectation that the literal path of a call carries. */
function literalOf(place: Place, tree: Tree, expected: readonly Expected[]): Expected | undefined {
  const { node, parent, start, end } = place;
  if (node.type !== 'Literal' || typeof node.value !== 'string' || parent?.node.type !== 'CallExpression')
    return undefined;
  // What a test expects of a request is told where it is written down to compare.
  if (parent.node.callee.type === 'MemberExpression' && /\.to[A-Z]\w*$/.test(tree.text.slice(parent.start, start - 1)))
    return undefined;
  if (node.value.includes('?') || around(place).some((outer) => outer.node.type === 'TSAsExpression')) return undefined;
  const found = endpointExpectation(tree, place, expected);
  // Another place on the line may hold the text as well.
  const segments = found ? routeSegments(found.id) : [];
  const others = tree.places.filter(
    (other) =>
      found !== undefined &&
      other.start >= found.start &&
      other.end <= found.end &&
      (other.node.type === 'Literal' || other.node.type === 'TemplateElement') &&
      segments.some((segment) => tree.text.slice(other.start, other.end).includes(segment)),
  );
  return others.every((other) => other.start === start && other.end === end) ? found : undefined;
}
