/** Compares texts by themselves, knowing nothing of how one was made from the other. */
import type { Edit } from '@curfew/rewrite';

/** Text that stood outside of the ranges of edits and is not there any more, in its order. */
export function unplannedText(before: string, after: string, edits: readonly Edit[]): string[] {
  let position = 0;
  let from = 0;
  for (const { start, end } of merged(edits)) {
    const kept = before.slice(position, start);
    const at = after.indexOf(kept, from);
    if (at === -1) return [`lost text outside of the edits: ${JSON.stringify(kept.slice(0, 200))}`];
    from = at + kept.length;
    position = end;
  }
  const rest = before.slice(position);
  return after.slice(from).endsWith(rest) ? [] : [`lost text behind the edits: ${JSON.stringify(rest.slice(0, 200))}`];
}

/** Lines, with their line ends, that are gone although no edit was planned in them. */
export function unplannedLines(before: string, after: string, edits: readonly Edit[]): string[] {
  const lines = linesOf(before);
  const kept = keptLines(lines, linesOf(after));
  let start = 0;
  const gone: string[] = [];
  for (const [index, line] of lines.entries()) {
    const end = start + line.length;
    const from = start;
    if (!kept.has(index) && !edits.some((edit) => edit.start <= end && edit.end >= from)) gone.push(line);
    start = end;
  }
  return gone.length === 0 ? [] : [`changed lines without a finding: ${JSON.stringify(gone.slice(0, 3))}`];
}

/** Lines with their ends. */
const linesOf = (text: string): string[] =>
  text.match(/[^\r\n]*(?:\r\n|\n|\r|$)/g)?.filter((line) => line !== '') ?? [];

/** How many lines, with their line ends, of a text are not in another. */
export function changedLines(before: string, after: string): number {
  const lines = linesOf(before);
  return lines.length - keptLines(lines, linesOf(after)).size;
}

/** The line ends of a text, in their order. */
export const lineEndsOf = (text: string): string => text.match(/\r\n|\n|\r/g)?.join('|') ?? '';

/** Indices of the lines of the first list that belong to a longest common subsequence with the second. */
export function keptLines(before: readonly string[], after: readonly string[]): Set<number> {
  const kept = new Set<number>();
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) kept.add(head++);
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    kept.add(before.length - 1 - tail++);
  const left = before.slice(head, before.length - tail);
  const right = after.slice(head, after.length - tail);
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i] === right[j]) {
      kept.add(head + i);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}

/** The ranges of edits in order, those that overlap as one. */
function merged(edits: readonly Edit[]): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}
