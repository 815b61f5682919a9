import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import { endOfLineAt } from './file-style.js';
import {
  hasComment,
  indentAt,
  isFirstOnLine,
  lineStart,
  nextLineStart,
  replaceRange,
  skipBack,
  spanOf,
  type Range,
} from './source-text.js';

/** What stands between elements: of arrays and objects, of unions, of members that carry their own separator. */
export type Separator = ',' | '|' | '';

/**
 * The text to write between two elements of a list, laid out as the list is: on one line, or one on each line.
 *
 * @param elements all elements, in order
 * @param at index of the element next to which something is written
 */
export function separatorText(
  module: SourceModule,
  elements: readonly AnyNode[],
  at: number,
  separator: Separator,
): string {
  const { text } = module;
  const pattern = separator === '' ? /^\s+$/ : separator === ',' ? /^\s*,\s*$/ : /^\s*\|\s*$/;
  for (const [left, right] of [
    [at, at + 1],
    [at - 1, at],
    [0, 1],
  ] as const) {
    const before = elements[left];
    const after = elements[right];
    if (!before || !after) continue;
    const between = text.slice(spanOf(before).end, spanOf(after).start);
    // A blank line groups elements; it is not what stands between any two of them.
    if (pattern.test(between) && !/\n[^\S\n]*\n/.test(between)) return between;
  }
  const element = elements[at];
  const start = element ? spanOf(element).start : 0;
  const newLine = endOfLineAt(text, start) + indentAt(text, start);
  const isOwnLine = element !== undefined && isFirstOnLine(text, start);
  if (separator === ',') return isOwnLine ? `,${newLine}` : ', ';
  if (separator === '') return isOwnLine ? newLine : ' ';
  return ' | ';
}

/**
 * Ranges that take elements out of a list together with the separators that they no longer need. An element on a line of
 * its own goes with its line, so that a comment behind its neighbour stays where it is.
 */
export function removalRanges(
  module: SourceModule,
  elements: readonly AnyNode[],
  removed: ReadonlySet<number>,
): Range[] {
  const ranges: Range[] = [];
  let index = 0;
  while (index < elements.length) {
    if (!removed.has(index)) {
      index += 1;
      continue;
    }
    const first = index;
    while (removed.has(index) && index < elements.length) index += 1;
    const run = elements.slice(first, index);
    const range = removalRange(module.text, run, elements[first - 1], elements[index]);
    ranges.push(...danglingComma(module.text, run, elements[first - 1], elements[index], range), range);
  }
  return ranges;
}

/** The comma in front of what was last and had none itself, where it stands outside of the range that goes. */
function danglingComma(
  text: string,
  run: readonly AnyNode[],
  previous: AnyNode | undefined,
  next: AnyNode | undefined,
  range: Range,
): Range[] {
  const last = run.at(-1);
  if (!previous || next || !last || /^\s*[,;]/.test(text.slice(spanOf(last).end))) return [];
  const { end } = spanOf(previous);
  return text.charAt(end) === ',' && end < range.start ? [{ start: end, end: end + 1 }] : [];
}

function removalRange(
  text: string,
  run: readonly AnyNode[],
  previous: AnyNode | undefined,
  next: AnyNode | undefined,
): Range {
  const spans = run.map((element) => spanOf(element));
  const start = spans[0]?.start ?? 0;
  const end = spans.at(-1)?.end ?? start;
  const lead = text.slice(lineStart(text, start), start);
  // What stands behind the element on its line: a separator, and a comment that belongs to it.
  const tail = /^[^\S\r\n]*([,;]?)[^\S\r\n]*(\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/[^\S\r\n]*)?(?=[\r\n]|$)/.exec(
    text.slice(end),
  );
  const comment = tail?.[2] ?? '';
  if (tail && lead.trim() === '' && (previous ?? next)) {
    const endsWithSeparator = tail[1] !== '' || /[,;]/.test(text.charAt(end - 1));
    if (endsWithSeparator || comment !== '' || (previous && hasComment(text.slice(spanOf(previous).end, start))))
      return { start: lineStart(text, start), end: nextLineStart(text, end) };
  }
  if (previous && lead.trim() === '|') {
    // Behind the last one it may speak of the whole.
    const behind = next && tail?.[1] === '' && comment !== '' ? tail[0].length : 0;
    return { start: skipBack(text, lineStart(text, start)), end: end + behind };
  }
  if (previous) return { start: spanOf(previous).end, end };
  return next ? { start, end: spanOf(next).start } : { start, end };
}

/** Edits that remove elements, and whether a comment goes with them. */
export function removeElements(
  module: SourceModule,
  elements: readonly AnyNode[],
  removed: ReadonlySet<number>,
): { edits: Edit[]; losesComment: boolean } {
  const ranges = removalRanges(module, elements, removed);
  return {
    edits: ranges.map((range) => replaceRange(module, range, '')),
    losesComment: ranges.some((range) => hasGapComment(module, range, elements)),
  };
}

// Strings may hold `//`; only the gaps between elements are searched.
function hasGapComment(module: SourceModule, range: Range, elements: readonly AnyNode[]): boolean {
  let position = range.start;
  for (const element of elements) {
    const span = spanOf(element);
    if (span.end <= range.start || span.start >= range.end) continue;
    if (hasComment(module.text.slice(position, Math.max(position, span.start)))) return true;
    position = span.end;
  }
  return hasComment(module.text.slice(Math.min(position, range.end), range.end));
}
