/** Line and column, both from 1; the column counts UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

/** Offsets at which the lines of a text start; a line ends where ECMAScript says it does. */
export function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|[\r\n\u2028\u2029]/g)) starts.push(end.index + end[0].length);
  return starts;
}

/** Position of an offset, by binary search in the line starts. */
export function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
