import { nearestName } from '@curfew/project';

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const name = nearestName(wrong, known);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}
