/** `[from, to)` of what differs between two lines, in each of them. */
export interface ChangedPart {
  before: readonly [from: number, to: number];
  after: readonly [from: number, to: number];
}

const WORD = /[\p{L}\p{N}_$]/u;

/** What differs between two lines, in whole words: of `sub_type` and `format_name` not all but the common last letter. */
export function changedPart(before: string, after: string): ChangedPart {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const isWord = (text: string, at: number): boolean => WORD.test(text[at] ?? '');
  if (isWord(before, head) || isWord(after, head)) while (head > 0 && isWord(before, head - 1)) head -= 1;
  if (isWord(before, before.length - 1 - tail) || isWord(after, after.length - 1 - tail))
    while (tail > 0 && isWord(before, before.length - tail)) tail -= 1;
  return { before: [head, before.length - tail], after: [head, after.length - tail] };
}
