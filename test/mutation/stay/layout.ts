import type { Mutator } from '../program.js';
import type { Place, Tree } from '../tree.js';

/** Statements, class members and properties: a comment or an empty line may stand before them. */
const starts = (tree: Tree): Place[] =>
  tree.places.filter(({ node, parent, key }) => {
    if (parent?.node.type === 'Program' || parent?.node.type === 'BlockStatement') return key === 'body';
    return (node.type === 'Property' && parent?.node.type === 'ObjectExpression') || parent?.node.type === 'ClassBody';
  });

function inserter(name: string, texts: readonly string[]): Mutator {
  return {
    name,
    kind: 'stay',
    propose({ trees }, random) {
      const sites = [...trees.values()].flatMap((tree) =>
        starts(tree)
          // Above it may be JSDoc, which belongs to what follows.
          .filter(({ start }) => start > 0 && !/\*\/\s*$/.test(tree.text.slice(0, start)))
          .map(({ start }) => ({ file: tree.file, start })),
      );
      const edits = random.some(sites, 1 + random.whole(4)).map(({ file, start }) => ({
        file,
        start,
        end: start,
        text: random.pick(texts) ?? '',
      }));
      return edits.length > 0 ? { edits } : undefined;
    },
  };
}

export const comments = inserter('comments', [
  '/* kept */ ',
  '// kept as it is\n',
  '/* POST /cards/enroll, sub_type */ ',
  '// legacy: see GET /events\n',
]);

export const blankLines = inserter('blank-lines', ['\n', '\n\n\n', '\n\t\n']);

/** Every line end becomes CRLF. */
export const carriageReturns: Mutator = {
  name: 'carriage-returns',
  kind: 'stay',
  propose({ trees }) {
    const edits = [...trees.values()].flatMap(({ file, text }) =>
      [...text.matchAll(/(?<!\r)\n/g)].map(({ index }) => ({ file, start: index, end: index + 1, text: '\r\n' })),
    );
    return edits.length > 0 ? { edits } : undefined;
  },
};
