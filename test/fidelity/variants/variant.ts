/** A way to write the same program in another style. */
import type { Tree } from '../../mutation/tree.js';

/** Why a file cannot be written in a style. */
export interface Refusal {
  because: string;
}

export interface Variant {
  name: string;
  /** The text of a file in the style, or why there is none. Its meaning for the service is that of the file. */
  apply(tree: Tree): string | Refusal;
  /** The same for a text that need not be one module (a component); absent where the style is one of code. */
  ofAnyText?(text: string): string | Refusal;
  /**
   * What the plain text must have become, from what the text in the style became. Absent: the plain result in the style is what the text
   * in the style must have become.
   */
  undo?(after: string): string;
  /** Lines have other lengths than those of the plain text, so that what is too long for one line may differ. */
  changesLengths?: boolean;
  /** A name for a file in the style, where the style needs another kind of file. */
  rename?(file: string): string;
  /** The programs that the style must be made of at least, of all. */
  atLeast: number;
}

export const refuse = (because: string): Refusal => ({ because });

/** The text with replacements of ranges that do not overlap, in any order. */
export function replaced(text: string, changes: readonly { start: number; end: number; text: string }[]): string {
  let result = '';
  let position = 0;
  for (const change of [...changes].sort((a, b) => a.start - b.start)) {
    result += text.slice(position, change.start) + change.text;
    position = change.end;
  }
  return result + text.slice(position);
}
