/** URL patterns of mocks as texts: globs (`/events*`) and regular expressions (`/\/cards\/\d+\/assign$/`). */
import { UNKNOWN, mapValue, type PatternValue, type TextPart, type TextValue, type Value } from '../values/value.js';
import type { Context } from './context.js';
import { slicePart } from './text.js';

/** The URL that a pattern describes; what varies in it is a hole. */
export function patternUrl(value: Value): Value {
  return mapValue(value, (part) => {
    if (part.kind === 'pattern') return textOfPattern(part) ?? UNKNOWN;
    return part.kind === 'text' ? withoutGlob(withoutMark(part)) : part;
  });
}

/** `=/cards/{{$parameter.id}}`: n8n marks a text with places to fill in. `begin:https://…`: fetch-mock says how it compares. */
const MARK = /^(?:=|(?:begin|express|full|glob|path):)/;

function withoutMark(text: TextValue): TextValue {
  const [first, ...rest] = text.parts;
  const mark = first && 'text' in first ? MARK.exec(first.text) : null;
  if (!first || !('text' in first) || !mark) return text;
  return { kind: 'text', parts: [...slicePart(first, mark[0].length, first.text.length), ...rest] };
}

/** `/events*` and `/events?*` mean `/events` with any query; a `*` that is a whole segment stays. */
function withoutGlob(text: TextValue): TextValue {
  const last = text.parts.at(-1);
  if (!last || !('text' in last)) return text;
  const end = last.text.search(/(?<=[^/*?])(?:\?\*+|\{\?\*+\}|\*+)$/);
  return end < 0 ? text : { kind: 'text', parts: [...text.parts.slice(0, -1), ...slicePart(last, 0, end)] };
}

/** The base URL that a regular expression for a host means: one of the service's, the host of another, or nobody's that can be told. */
export function patternBase(context: Context, value: Value): Value {
  return mapValue(value, (part) => (part.kind === 'pattern' ? baseOfPattern(context, part) : part));
}

function baseOfPattern(context: Context, pattern: PatternValue): Value {
  const { node, module } = pattern;
  const pieces = (textOfPattern(pattern)?.parts ?? []).flatMap((part) => ('text' in part ? [part.text] : []));
  const named = pieces
    .map((piece) => piece.replace(/^(?:https?:)?\/\/|^https?$/, ''))
    .filter((piece) => /\w/.test(piece));
  if (named.length === 0) return UNKNOWN;
  const bases = [...context.schedule.service.baseUrls, ...(context.settings.baseUrls ?? [])];
  const ours = bases.find((base) => standInOrder(named, base));
  // A word alone may be part of any host.
  if (ours !== undefined && !named.some((piece) => piece.includes('.'))) return UNKNOWN;
  return { kind: 'text', parts: [{ text: ours ?? `//${named.join('')}`, node, module }] };
}

function standInOrder(pieces: readonly string[], text: string): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}

const TOKEN =
  /\\(?<escaped>[^a-z0-9])|\\[a-z]|\[(?:\\.|[^\]])*\]|\((?:\\.|[^()])*\)|(?<any>\.)|(?<special>[$^])|(?<plain>[^\\[\]().*+?{}|$^])/giy;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;

/** Literal characters as they are, what may be left out left out, all else as holes; undefined for alternatives. */
function textOfPattern({ source, node, module }: PatternValue): TextValue | undefined {
  const parts: TextPart[] = [];
  const hole: TextPart = { hole: UNKNOWN, node, module, frame: undefined };
  let literal = '';
  const flush = (): void => {
    if (literal !== '') parts.push({ text: literal, node, module });
    literal = '';
  };
  for (let at = 0; at < source.length;) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(source);
    if (!token) return undefined;
    QUANTIFIER.lastIndex = at + token[0].length;
    const quantifier = QUANTIFIER.exec(source)?.[0] ?? '';
    at += token[0].length + quantifier.length;
    const { escaped, plain, special } = token.groups ?? {};
    const character = escaped ?? plain;
    if (special !== undefined || /^\?|^\*/.test(quantifier)) continue;
    if (character !== undefined && quantifier === '') literal += character;
    else {
      flush();
      if (parts.at(-1) !== hole) parts.push(hole);
    }
  }
  flush();
  return { kind: 'text', parts };
}
