/**
 * Characters that change how the text around them is shown, or that no XML or terminal takes: control characters, marks of
 * writing direction, line and paragraph separators, invisible spaces, halves of surrogate pairs and the two non-characters.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;

/** A text on one line in which every hidden character is shown as `\u{202e}`. For people: paths and code for programs stay as they are. */
export function visibleLine(text: string): string {
  return text.replace(HIDDEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** As {@link visibleLine}, but line ends and tabs stay. A lone CR is shown. */
export function visibleText(text: string): string {
  return text
    .split(/(\r\n|[\n\t])/)
    .map((part, index) => (index % 2 === 0 ? visibleLine(part) : part.replace('\r', '')))
    .join('');
}
