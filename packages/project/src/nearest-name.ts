/** Number of letters to insert, remove or replace to make one word of another (Levenshtein). */
const distance = (from: string, to: string): number => {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(from).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(to).entries()) {
      current.push(
        Math.min(
          (previous[column] ?? 0) + (letter === other ? 0 : 1),
          (previous[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
        ),
      );
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
};

/** The allowed name that a person most likely meant; undefined where none is near. Case does not count. */
const nearestName = (name: string, allowed: readonly string[]): string | undefined => {
  if (name.length > 100) return undefined;
  const ranked = allowed
    .map((each) => ({ each, far: distance(name.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best !== undefined && best.far <= Math.max(2, name.length / 3) ? best.each : undefined;
};

/** `known are: a, b; did you mean a?` */
export const knownNames = (name: string, allowed: readonly string[]): string => {
  const nearest = nearestName(name, allowed);
  return `known are: ${allowed.join(', ')}${nearest === undefined ? '' : `; did you mean ${nearest}?`}`;
};
