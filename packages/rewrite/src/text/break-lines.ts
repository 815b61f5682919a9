/** Lays out what would make a line too long: one element, operand or member on each line, as formatters of code do. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import { endOfLineAt, hasTrailingCommas, indentOfFile } from './file-style.js';
import { indentAt, lineStart, replaceRange, skipBack, spanOf, type Range } from './source-text.js';

/**
 * Where something that stands on the line of `position` goes on: the end of line with the indentation, of the line and one step more.
 *
 * @param depth steps that what stands around it is moved in by
 */
export function linesAt(module: SourceModule, position: number, depth = 0): { outer: string; inner: string } {
  const step = indentOfFile(module);
  const outer = endOfLineAt(module.text, position) + indentAt(module.text, position) + step.repeat(depth);
  return { outer, inner: outer + step };
}

/**
 * Edits that put each element of a list that takes one line on a line of its own, and what to write between two of them. Undefined
 * where the list takes several lines already, or holds comments between its elements.
 *
 * @param inside from the first delimiter to the last, without them
 * @param separator what the elements are parted by
 * @param depth lists around it that are broken as well
 */
export function breakList(
  module: SourceModule,
  inside: Range,
  elements: readonly AnyNode[],
  separator: ',' | ';',
  depth = 0,
): { edits: Edit[]; between: string } | undefined {
  const { text } = module;
  const first = elements[0];
  const last = elements.at(-1);
  if (!first || !last || /[\r\n]/.test(text.slice(inside.start, inside.end))) return undefined;
  const { outer, inner } = linesAt(module, inside.start, depth);
  const gaps: Range[] = elements.slice(1).map((element, index) => {
    const previous = elements[index];
    return { start: previous ? endOf(text, previous) : 0, end: spanOf(element).start };
  });
  const head = { start: inside.start, end: spanOf(first).start };
  const tail = { start: endOf(text, last), end: inside.end };
  if ([head, ...gaps, tail].some(({ start, end }) => !/^\s*[,;]?\s*$/.test(text.slice(start, end)))) return undefined;
  const closing = separator === ';' ? ';' : hasTrailingCommas(module) ? ',' : '';
  return {
    edits: [
      replaceRange(module, head, inner),
      ...gaps.map((gap) => replaceRange(module, gap, separator + inner)),
      replaceRange(module, tail, closing + outer),
    ],
    between: separator + inner,
  };
}

/** The same for a union of types: each with a bar before it. */
export function breakUnion(
  module: SourceModule,
  elements: readonly AnyNode[],
): { edits: Edit[]; between: string } | undefined {
  const { text } = module;
  const first = elements[0];
  const last = elements.at(-1);
  if (!first || !last || /[\r\n]/.test(text.slice(spanOf(first).start, spanOf(last).end))) return undefined;
  const start = spanOf(first).start;
  const opening = skipBack(text, start);
  if (opening < lineStart(text, start) || text.charAt(opening - 1) === '|') return undefined;
  const gaps = elements.slice(1).map((element, index): Range => {
    const previous = elements[index];
    return { start: previous ? spanOf(previous).end : 0, end: spanOf(element).start };
  });
  if (gaps.some((gap) => !/^\s*\|\s*$/.test(text.slice(gap.start, gap.end)))) return undefined;
  const { outer, inner } = linesAt(module, start);
  const between = `${inner}| `;
  const { end } = spanOf(last);
  const isEnclosed = /[(<]/.test(text.charAt(opening - 1)) && /[)>]/.test(text.charAt(end));
  return {
    edits: [
      replaceRange(module, { start: opening, end: start }, between),
      ...gaps.map((gap) => replaceRange(module, gap, between)),
      // Over the delimiter, for what is written at the last element ends where it begins.
      ...(isEnclosed ? [replaceRange(module, { start: end, end: end + 1 }, outer + text.charAt(end))] : []),
    ],
    between,
  };
}

/** Insertions at one place become one, in the order of the list. */
export function joinInsertions(edits: readonly Edit[]): Edit[] {
  const joined: Edit[] = [];
  for (const edit of edits) {
    const same =
      edit.start === edit.end
        ? joined.find((other) => other.start === edit.start && other.end === edit.end)
        : undefined;
    if (same) same.text += edit.text;
    else joined.push({ ...edit });
  }
  return joined;
}

/** The end of an element; members of types carry their separator. */
function endOf(text: string, element: AnyNode): number {
  const { end } = spanOf(element);
  return /[,;]/.test(text.charAt(end - 1)) ? end - 1 : end;
}
