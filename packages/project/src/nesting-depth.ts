/**
 * A cheap upper estimate of how deeply a text nests, made before a native parser sees it: a native parser recurses on
 * the machine stack, and running out of that ends the process instead of throwing.
 */

/** Nested brackets beyond this are refused. The native parser takes about 2.4 KiB of stack a level; the smallest usual stack is 1 MiB. */
const MAX_BRACKETS = 256;
/** Operators, arrows, `else` and so on within one statement beyond this are refused: each may nest one level. */
const MAX_LINKS = 2500;
/** The same for postfix chains (`.a.b.c`), which take less stack a level. */
const MAX_POSTFIX = 20_000;

interface Frame {
  closer: number;
  links: number;
  postfix: number;
}

const LINK_WORDS = new Set(
  'if else while for do with typeof void delete new await yield keyof unique readonly infer extends is as satisfies case in of instanceof throw return'.split(
    ' ',
  ),
);
const STATEMENT_WORDS = new Set(
  'const let var import export return function class type interface enum declare namespace abstract async switch try throw expect'.split(
    ' ',
  ),
);

const code = (character: string): number => character.charCodeAt(0);
const CLOSERS = new Map([
  [code('('), code(')')],
  [code('['), code(']')],
  [code('{'), code('}')],
]);
const QUOTES = new Set([code('"'), code("'")]);
const LINKS = new Set(Array.from('=?:!~+-*/%&|^<>@', code));
const POSTFIX = new Set(Array.from('.`', code));

const isWordCharacter = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) ||
  (unit >= 65 && unit <= 90) ||
  (unit >= 48 && unit <= 57) ||
  unit === 95 ||
  unit === 36 ||
  unit > 127;

const longChain = `one expression chains more than ${MAX_POSTFIX} members`;

/** Two readings of the text are needed: `skipStrings` alone could be led astray by a quote inside a regular expression. */
const measure = (text: string, skipStrings: boolean): string | undefined => {
  let top: Frame = { closer: 0, links: 0, postfix: 0 };
  const stack: Frame[] = [top];
  let afterLineBreak = false;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 10 || unit === 13) {
      afterLineBreak = true;
      continue;
    }
    if (unit === 32 || unit === 9) continue;
    if (isWordCharacter(unit)) {
      const start = index;
      while (index + 1 < text.length && isWordCharacter(text.charCodeAt(index + 1))) index++;
      if (index - start < 12) {
        const word = text.slice(start, index + 1);
        // A statement that begins on a new line without a semicolon before it.
        if (afterLineBreak && STATEMENT_WORDS.has(word)) top.links = top.postfix = 0;
        if (LINK_WORDS.has(word)) top.links++;
      }
      afterLineBreak = false;
    } else {
      afterLineBreak = false;
      if (skipStrings && QUOTES.has(unit)) {
        for (index++; index < text.length; index++) {
          const inner = text.charCodeAt(index);
          if (inner === unit || inner === 10) break;
          if (inner === 92) index++;
        }
        continue;
      }
      if (skipStrings && unit === 47 && text.charCodeAt(index + 1) === 47) {
        while (index + 1 < text.length && text.charCodeAt(index + 1) !== 10) index++;
        continue;
      }
      const closer = CLOSERS.get(unit);
      if (closer !== undefined) {
        if (++top.postfix > MAX_POSTFIX) return longChain;
        top = { closer, links: 0, postfix: 0 };
        stack.push(top);
        if (stack.length > MAX_BRACKETS) return `brackets nested deeper than ${MAX_BRACKETS} levels`;
        continue;
      }
      if (unit === 41 || unit === 93 || unit === 125) {
        // Unbalanced brackets inside text or regular expressions are dropped with the bracket around them.
        for (let depth = stack.length - 1; depth > 0; depth--) {
          if (stack[depth]?.closer === unit) {
            stack.length = depth;
            top = stack[depth - 1] ?? top;
            break;
          }
        }
        continue;
      }
      if (unit === 59) {
        top.links = top.postfix = 0;
        continue;
      }
      // A comma ends a chain of operators: elements of one list are siblings.
      if (unit === 44) {
        top.links = top.postfix = 0;
      } else if (unit === 60 && text.charCodeAt(index + 1) === 47) {
        // A closing tag: leave the level of its opening tag.
        if (top.links > 1) top.links -= 2;
        index++;
      } else if (LINKS.has(unit)) {
        top.links++;
        while (
          index + 1 < text.length &&
          text.charCodeAt(index + 1) === unit &&
          unit !== 33 &&
          unit !== 126 &&
          unit !== 60
        )
          index++;
      } else if (POSTFIX.has(unit)) {
        top.postfix++;
      }
    }
    if (top.links > MAX_LINKS) return `one statement chains more than ${MAX_LINKS} operators`;
    if (top.postfix > MAX_POSTFIX) return longChain;
  }
  return undefined;
};

/**
 * Says why a text nests too deeply to be given to a native parser, or undefined where it does not.
 *
 * @param text Source text of any supported language.
 */
export const tooDeep = (text: string): string | undefined =>
  // Shorter than the shortest text that could reach a limit.
  text.length <= MAX_BRACKETS ? undefined : (measure(text, true) ?? measure(text, false));
