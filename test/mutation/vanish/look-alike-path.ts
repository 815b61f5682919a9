import { endpointExpectation, isEndpointId, routeSegments, segmentPattern } from '../endpoint-lines.js';
import type { Expected, Mutator } from '../program.js';

/** Where methods and paths of several endpoints meet on a line, the changed word may stand for an identifier in another one's path. */
const sharesLine = (other: Expected, found: Expected): boolean =>
  routeSegments(other.id).length > 0 && other.file === found.file && other.start === found.start;

/** The deprecated word of a path becomes a word that begins with it (`/events_log`, `/cards/enrolled`). */
export const lookAlikePath: Mutator = {
  name: 'look-alike-path',
  kind: 'vanish',
  propose({ trees, expected }, random) {
    const sites = [...trees.values()].flatMap((tree) =>
      tree.places.flatMap((place) => {
        if (place.node.type !== 'Literal' && place.node.type !== 'TemplateLiteral') return [];
        if (place.node.type === 'Literal' && typeof place.node.value !== 'string') return [];
        const found = endpointExpectation(tree, place, expected);
        // The value of the same deprecation may still be told by itself, without its endpoint.
        if (found && /['"]MemberExportReporter['"]/.test(tree.text)) return [];
        if (!found || expected.some((other) => other !== found && sharesLine(other, found))) return [];
        return [{ tree, place, found }];
      }),
    );
    const site = random.pick(sites);
    if (!site) return undefined;
    const { tree, found } = site;
    const { file } = tree;
    const suffix = random.pick(['_log', 's2', '-archive', 'ed']) ?? '';
    const edits = sites
      .filter((other) => other.found === found)
      .flatMap(({ place }) =>
        routeSegments(found.id).flatMap((word) => {
          const content = tree.text.slice(place.start + 1, place.end - 1);
          const index = content.search(segmentPattern(word));
          if (index === -1) return [];
          const end = place.start + 1 + index + word.length;
          return [{ file, start: end, end, text: suffix }];
        }),
      );
    return {
      edits,
      // What the answer is, and who is known by the path, changes with it.
      fate: (other) =>
        other === found ? 'gone' : other.confidence === 'certain' && isEndpointId(other.id) ? 'stays' : 'open',
    };
  },
};
