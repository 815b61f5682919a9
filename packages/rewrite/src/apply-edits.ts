import type { Edit } from './plan-types.js';

/** Two edits want to change the same characters. */
export class OverlapError extends Error {
  readonly first: Edit;
  readonly second: Edit;

  constructor(first: Edit, second: Edit) {
    super(
      `Edits overlap in ${first.file}: [${first.start}, ${first.end}) and [${second.start}, ${second.end}). Apply one of them, read the file again, then apply the other.`,
    );
    this.name = 'OverlapError';
    this.first = first;
    this.second = second;
  }
}

/**
 * Applies edits to the text they were planned on. Everything outside their ranges stays byte for byte; edits may touch, and
 * an insertion at the start of a replaced range comes before its new text. Equal edits count once.
 *
 * @param text the original text, without BOM
 * @param edits of one file, in any order, in UTF-16 units of `text`
 * @throws OverlapError when two different edits overlap, or insert at the same place (their order would be a guess)
 * @throws RangeError when an edit lies outside the text
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const edit of orderedEdits(text, edits)) {
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}

/** The edits sorted by place, each once, checked as {@link applyEdits} says. */
export function orderedEdits(text: string, edits: readonly Edit[]): Edit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const kept: Edit[] = [];
  for (const edit of sorted) {
    if (!Number.isInteger(edit.start) || edit.start < 0 || edit.end < edit.start || edit.end > text.length) {
      throw new RangeError(
        `Edit [${edit.start}, ${edit.end}) lies outside ${edit.file}, which has ${text.length} characters.`,
      );
    }
    if (kept.some((other) => isSameEdit(other, edit))) continue;
    const clash = kept.find((other) => doEditsConflict(other, edit));
    if (clash) throw new OverlapError(clash, edit);
    kept.push(edit);
  }
  return kept;
}

/** Whether both edits do the very same. */
function isSameEdit(a: Edit, b: Edit): boolean {
  return a.file === b.file && a.start === b.start && a.end === b.end && a.text === b.text;
}

/** Whether two different edits cannot both be applied to one text. */
export function doEditsConflict(a: Edit, b: Edit): boolean {
  if (a.file !== b.file || isSameEdit(a, b)) return false;
  const isInsertionA = a.start === a.end;
  const isInsertionB = b.start === b.end;
  if (isInsertionA && isInsertionB) return a.start === b.start;
  if (isInsertionA) return b.start < a.start && a.start < b.end;
  if (isInsertionB) return a.start < b.start && b.start < a.end;
  return a.start < b.end && b.start < a.end;
}
