/** Regular expressions on texts with holes: what is not known stands as one character that is in no path. */
import type { LiteralPart, PatternValue, Place, TextPart, TextValue, Value } from '../values/value.js';
import { appendValue, slicePart } from './text.js';

/** Stands for a hole. */
const HOLE = '\uFFFC';

/** The text with a character for each hole. */
export function flatText(parts: readonly TextPart[]): string {
  return parts.map((part) => ('text' in part ? part.text : HOLE)).join('');
}

/** The parts of the characters `[from, to)` of the flat text. */
export function sliceText(parts: readonly TextPart[], from: number, to: number): TextPart[] {
  const found: TextPart[] = [];
  let start = 0;
  for (const part of parts) {
    const length = 'text' in part ? part.text.length : 1;
    const [low, high] = [Math.max(from - start, 0), Math.min(to - start, length)];
    if (low < high) found.push(...('text' in part ? slicePart(part, low, high) : [part]));
    start += length;
  }
  return found;
}

/** A regular expression of a `source` and flags, matching each place once; undefined where it is none. */
export function readPattern(source: string, flags = ''): RegExp | undefined {
  try {
    return new RegExp(source, `${flags.replace(/[gdy]/g, '')}gd`);
  } catch {
    return undefined;
  }
}

/** `text.replace(/…/, by)`; undefined where what it gives cannot be told. */
export function replaceByPattern(
  text: TextValue,
  { source, node }: PatternValue,
  by: Value | undefined,
  place: Place,
): TextValue | undefined {
  const flags = 'regex' in node ? node.regex.flags : '';
  const pattern = readPattern(source, flags);
  return pattern && by ? replaceMatches(text, pattern, flags.includes('g'), by, place) : undefined;
}

/** `text.slice(4)`: undefined where what is cut off is not known. */
export function withoutBeginning({ parts }: TextValue, [from, ...others]: readonly Value[]): TextValue | undefined {
  if (from?.kind !== 'constant' || typeof from.value !== 'number' || from.value < 0 || others.length > 0)
    return undefined;
  const flat = flatText(parts);
  if (flat.slice(0, from.value).includes(HOLE)) return undefined;
  return { kind: 'text', parts: sliceText(parts, from.value, flat.length) };
}

/**
 * `text.replace(pattern, by)`, with the place of each piece that stays. Undefined where a match takes a hole in, whose characters are not
 * known, or where a function says what to put there.
 */
export function replaceMatches(
  { parts }: TextValue,
  pattern: RegExp,
  isGlobal: boolean,
  by: Value,
  place: Place,
): TextValue | undefined {
  if (by.kind === 'function') return undefined;
  const flat = flatText(parts);
  const result: TextPart[] = [];
  let done = 0;
  for (const match of flat.matchAll(pattern)) {
    if (match[0].includes(HOLE)) return undefined;
    result.push(...sliceText(parts, done, match.index));
    const put: TextPart[] = [];
    appendValue(put, by, place);
    for (const part of put) result.push(...('text' in part ? withGroups(part, match, parts) : [part]));
    done = match.index + match[0].length;
    if (!isGlobal) break;
  }
  return { kind: 'text', parts: [...result, ...sliceText(parts, done, flat.length)] };
}

/** The text of a replacement with what `$1` and `$&` stand for. */
function withGroups(part: LiteralPart, match: RegExpExecArray, parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  let done = 0;
  for (const reference of part.text.matchAll(/\$(\d|&)/g)) {
    result.push(...slicePart(part, done, reference.index));
    const group = match.indices?.[reference[1] === '&' ? 0 : Number(reference[1])];
    if (group) result.push(...sliceText(parts, ...group));
    done = reference.index + reference[0].length;
  }
  return [...result, ...slicePart(part, done, part.text.length)];
}
