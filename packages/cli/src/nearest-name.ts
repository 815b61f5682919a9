/** Edit distance with swaps of neighbours (optimal string alignment). */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** The known name that a wrong one was most likely meant to be; undefined when none is close. */
export function nearestName(wrong: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wrong.length * 0.4)) + 1;
  for (const name of known) {
    const away = distance(wrong.toLowerCase(), name.toLowerCase());
    if (away < bestDistance) [best, bestDistance] = [name, away];
  }
  return best;
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const name = nearestName(wrong, known);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}
