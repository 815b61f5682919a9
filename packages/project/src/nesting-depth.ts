/**
 * A cheap upper estimate of how deeply a text nests, made before a native parser sees it: a native parser recurses on
 * the machine stack, and running out of that ends the process instead of throwing.
 */

/** Nested brackets beyond this are refused. The native parser takes about 2.4 KiB of stack a level; the smallest usual stack is 1 MiB. */
const MAX_BRACKETS = 256;
/** Operators and prefix words within one statement beyond this weight are refused: each may nest one level. */
const MAX_LINKS = 2800;
/** Weight of what takes as much stack a level as a statement or a conditional does; a `+` weighs 1. */
const HEAVY = 4;
/** The same for postfix chains (`.a.b.c`), which take less stack a level. */
const MAX_POSTFIX = 6000;
/** A text or comment longer than this on one line may be code after all, behind a quote in a regular expression. */
const LONG_STRING = 400;

/** One open bracket: what closes it, and how many operators and postfixes the current statement in it has. */
interface Frame {
  closer: number;
  links: number;
  postfix: number;
}

/** What the last token was: after a value a new line may begin a statement, after an operator it does not. */
type Last = 'value' | 'operator';

const LINK_WORDS = new Set(
  (
    'if while for do with typeof void delete new await yield keyof unique readonly infer extends is as satisfies ' +
    'in of instanceof throw return'
  ).split(' '),
);
/** They begin a statement wherever they begin a line. */
const STATEMENT_WORDS = new Set(
  'const let var import export function class interface enum declare namespace abstract switch case default try expect'.split(
    ' ',
  ),
);

const OTHER = 0;
const WORD = 1;
const SPACE = 2;
const LINE_BREAK = 3;
const OPENER = 4;
const CLOSER = 5;
const LINK = 6;
const POSTFIX = 7;
const QUOTE = 8;
const SEPARATOR = 9;

/** Class of each ASCII character; everything beyond counts as part of a word. */
const CLASSES = new Uint8Array(128);
for (const [kind, characters] of [
  [WORD, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$'],
  [SPACE, ' \t'],
  [LINE_BREAK, '\r\n'],
  [OPENER, '([{'],
  [CLOSER, ')]}'],
  [LINK, '=?:!~+-*/%&|^<>@'],
  [POSTFIX, '.`'],
  [QUOTE, '"\''],
  // A comma ends a chain of operators, too: elements of one list are siblings.
  [SEPARATOR, ';,'],
] as const) {
  for (const character of characters) CLASSES[character.charCodeAt(0)] = kind;
}
const classOf = (unit: number): number => (unit < 128 ? (CLASSES[unit] ?? OTHER) : WORD);

const SLASH = 47;
const STAR = 42;
const BACKSLASH = 92;
const DOT = 46;
const LESS = 60;
const HEAVY_LINKS = new Set(Array.from('=?:!~', (character) => character.charCodeAt(0)));
/** `!!a` and `~~a` nest twice, `<<` may open two generics; other repeated characters are one operator. */
const REPEATABLE = new Set(Array.from('!~<', (character) => character.charCodeAt(0)));

const closerOf = (opener: number): number => (opener === 40 ? 41 : opener + 2);

/** Index of the closing quote; of the opening one where the line has no other: it is an apostrophe in JSX or a regular expression. */
const endOfString = (text: string, start: number, quote: number): number => {
  for (let index = start + 1; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === quote) return index;
    if (unit === 10) return start;
    if (unit === BACKSLASH) index++;
  }
  return start;
};

/**
 * Reads strings and comments over, or as if they were code. The first is led astray by a quote inside a regular expression, the
 * second by a bracket inside a text, so that its limits are `slack` times as wide.
 *
 * @returns A reason, or whether a second reading is needed.
 */
const measure = (text: string, skipStrings: boolean, slack: number): string | boolean => {
  const { length } = text;
  let top: Frame = { closer: 0, links: 0, postfix: 0 };
  const stack: Frame[] = [top];
  let afterLineBreak = false;
  let last: Last = 'operator';
  let doubtful = false;

  for (let index = 0; index < length; index++) {
    const unit = text.charCodeAt(index);
    const kind = classOf(unit);
    const next = text.charCodeAt(index + 1);
    if (kind === SPACE) continue;
    if (kind === LINE_BREAK) {
      afterLineBreak = true;
      continue;
    }
    const beginsLine = afterLineBreak;
    afterLineBreak = false;

    if (kind === WORD) {
      const start = index;
      while (index + 1 < length && classOf(text.charCodeAt(index + 1)) === WORD) index++;
      const word = index - start < 10 && unit >= 97 ? text.slice(start, index + 1) : '';
      const links = LINK_WORDS.has(word);
      // A statement that begins without a semicolon before it.
      if (beginsLine && ((!links && last === 'value') || STATEMENT_WORDS.has(word))) top.links = top.postfix = 0;
      if (links) top.links += HEAVY;
      // `else` nests nothing itself; what follows it does.
      last = links || word === 'else' ? 'operator' : 'value';
    } else if (skipStrings && kind === QUOTE) {
      const end = endOfString(text, index, unit);
      doubtful ||= end - index > LONG_STRING;
      index = end;
      last = 'value';
    } else if (skipStrings && unit === SLASH && next === SLASH) {
      const end = text.indexOf('\n', index);
      doubtful ||= (end < 0 ? length : end) - index > LONG_STRING;
      index = end < 0 ? length : end - 1;
    } else if (skipStrings && unit === SLASH && next === STAR) {
      const end = text.indexOf('*/', index + 2);
      index = end < 0 ? index + 1 : end + 1;
    } else if (kind === OPENER) {
      if (++top.postfix > MAX_POSTFIX * slack) return `one expression chains more than ${MAX_POSTFIX} members`;
      top = { closer: closerOf(unit), links: 0, postfix: 0 };
      stack.push(top);
      if (stack.length > MAX_BRACKETS * slack) return `brackets nested deeper than ${MAX_BRACKETS} levels`;
      last = 'operator';
    } else if (kind === CLOSER) {
      // Unbalanced brackets inside text or regular expressions are dropped with the bracket around them.
      const opened = stack.findLastIndex((frame) => frame.closer === unit);
      if (opened > 0) {
        stack.length = opened;
        top = stack[opened - 1] ?? top;
      }
      last = 'value';
    } else if (kind === SEPARATOR) {
      top.links = top.postfix = 0;
      last = 'operator';
    } else if (unit === LESS && next === SLASH) {
      // A closing tag leaves the level of its opening tag.
      if (top.links > 1) top.links -= 2;
      index++;
      last = 'operator';
    } else if (kind === LINK) {
      top.links += HEAVY_LINKS.has(unit) ? HEAVY : 1;
      if (!REPEATABLE.has(unit)) while (text.charCodeAt(index + 1) === unit) index++;
      last = 'operator';
    } else {
      if (kind === POSTFIX) top.postfix++;
      last = unit === DOT ? 'operator' : 'value';
    }
    if (top.links > MAX_LINKS * slack) return `one statement chains too many operators`;
    if (top.postfix > MAX_POSTFIX * slack) return `one expression chains more than ${MAX_POSTFIX} members`;
  }
  return doubtful;
};

/**
 * Says why a text nests too deeply to be given to a native parser, or undefined where it does not.
 *
 * @param text Source text of any supported language.
 */
export const tooDeep = (text: string): string | undefined => {
  // Shorter than the shortest text that could reach a limit.
  if (text.length <= MAX_BRACKETS) return undefined;
  const first = measure(text, true, 1);
  if (typeof first === 'string') return first;
  const second = first && measure(text, false, 4);
  return typeof second === 'string' ? second : undefined;
};
