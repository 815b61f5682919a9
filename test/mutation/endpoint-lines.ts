/** Which text on a line carries the finding of an endpoint. */
import { bundledSchedule } from '@curfew/schedule';
import type { Expected } from './program.js';
import type { Place, Tree } from './tree.js';

const schedule = bundledSchedule();

/** The last words of the endpoints' paths of a deprecation, where they end in a word. */
export function routeSegments(id: string): string[] {
  const targets = schedule.deprecations.find((deprecation) => deprecation.id === id)?.targets ?? [];
  const paths = targets.flatMap((target) =>
    target.kind === 'endpoint' ? (schedule.operations.find(({ id }) => id === target.operation)?.path ?? []) : [],
  );
  return paths.map((path) => path.split('/').at(-1) ?? '').filter((word) => /^\w+$/.test(word));
}

/** The values that a deprecation takes away. */
export function valuesOf(id: string): string[] {
  const targets = schedule.deprecations.find((deprecation) => deprecation.id === id)?.targets ?? [];
  return targets.flatMap((target) => (target.kind === 'value' && !target.added ? [target.value] : []));
}

/** Whether a text holds a word as a whole segment of a path; a glob may go on behind it (`/events*`). */
export const segmentPattern = (word: string): RegExp => new RegExp(String.raw`(?<=^|/)${word}(?=$|[/?#*])`);

/** Whether every finding of the deprecation is an endpoint. */
export function isEndpointId(id: string): boolean {
  const targets = schedule.deprecations.find((deprecation) => deprecation.id === id)?.targets ?? [];
  return targets.length > 0 && targets.every(({ kind }) => kind === 'endpoint');
}

/** The expectation whose endpoint's path the text at a place writes: the only one of its id on its line. */
export function endpointExpectation(tree: Tree, place: Place, expected: readonly Expected[]): Expected | undefined {
  const content = tree.text.slice(place.start + 1, place.end - 1);
  const here = expected.filter(
    ({ file, start, end }) => file === tree.file && start <= place.start && place.end <= end,
  );
  const found = here.filter(({ id }) => routeSegments(id).some((word) => segmentPattern(word).test(content)));
  const [only] = found;
  return found.length === 1 && only && here.filter(({ id }) => id === only.id).length === 1 ? only : undefined;
}
