/** Tags, attributes and braces of component files: as much of HTML as it takes to find the expressions in it. */
import { escapePattern } from '@curfew/analyzer/words';

export interface Span {
  start: number;
  end: number;
}

export interface Attribute {
  /** As written: `v-for`, `:key`, `class`; empty for `{name}` and `{...rest}`. */
  name: string;
  /** Between the quotes, or the whole of a value without quotes; absent: an attribute without value. */
  value?: Span & { quote: string };
  /** Contents of braces, where they hold expressions. */
  braces: Span[];
}

export interface Tag {
  name: string;
  attributes: Attribute[];
  /** Offset behind `>`. */
  end: number;
  /** Nothing stands in it: `<br>`, `<Card />`. */
  empty: boolean;
}

/** What no reader of markup can get over: the place, and what is wrong there. */
export class MarkupError extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** A slash behind one of these begins a regular expression. */
const BEFORE_EXPRESSION = /(?:[=(,:[!&|?{};+\-*%<>~^]|\breturn|\btypeof|\bcase|^)\s*$/;

/** Whether an expression may begin at the offset, told by the last characters before it. */
export const isExpressionStart = (text: string, from: number, offset: number): boolean =>
  BEFORE_EXPRESSION.test(text.slice(Math.max(from, offset - 40), offset));

/**
 * Offset behind a string, template, comment or regular expression that begins at `at`; undefined where none begins.
 *
 * @param from Where the expression around it begins.
 */
export const skipQuoted = (text: string, at: number, from: number): number | undefined => {
  const first = text[at];
  if (first === '"' || first === "'") {
    for (let index = at + 1; index < text.length; index++) {
      if (text[index] === '\\') index++;
      else if (text[index] === first) return index + 1;
      else if (text[index] === '\n') break;
    }
    throw new MarkupError('a text has no end', at);
  }
  if (first === '`') {
    for (let index = at + 1; index < text.length; index++) {
      if (text[index] === '\\') index++;
      else if (text[index] === '`') return index + 1;
      else if (text.startsWith('${', index)) index = endOfBraces(text, index + 1);
    }
    throw new MarkupError('a template has no end', at);
  }
  if (first !== '/') return undefined;
  if (text[at + 1] === '/') {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
  }
  if (text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2);
    if (end === -1) throw new MarkupError('a comment has no end', at);
    return end + 2;
  }
  if (!isExpressionStart(text, from, at)) return undefined;
  const pattern = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

/** Offset of the `}` that closes the brace at `open`. */
export const endOfBraces = (text: string, open: number): number => {
  let depth = 0;
  for (let index = open + 1; index < text.length;) {
    const skipped = skipQuoted(text, index, open + 1);
    if (skipped !== undefined) {
      index = skipped;
      continue;
    }
    if (text[index] === '{') depth++;
    else if (text[index] === '}' && depth-- === 0) return index;
    index++;
  }
  throw new MarkupError('a brace is never closed', open);
};

const skipSpace = (text: string, from: number): number => {
  let index = from;
  while (index < text.length && /\s/.test(text[index] ?? '')) index++;
  return index;
};

/** Whether a tag begins at the offset. */
export const isTagStart = (text: string, at: number): boolean =>
  text[at] === '<' && /[A-Za-z]/.test(text[at + 1] ?? '');

const readValue = (
  text: string,
  at: number,
  braces: Span[] | undefined,
): { value: Span & { quote: string }; end: number } => {
  const quote = text[at] === '"' || text[at] === "'" || (braces && text[at] === '`') ? (text[at] ?? '') : '';
  let index = at + quote.length;
  const start = index;
  for (; index < text.length; index++) {
    const character = text[index] ?? '';
    if (character === '{' && braces && quote !== '`') {
      const end = endOfBraces(text, index);
      braces.push({ start: index + 1, end });
      index = end;
    } else if (quote === '' ? /[\s>]/.test(character) || text.startsWith('/>', index) : character === quote) {
      return { value: { start, end: index, quote }, end: index + quote.length };
    }
  }
  throw new MarkupError('the value of an attribute has no end', at);
};

/**
 * Reads the tag that begins at `at`.
 *
 * @param withBraces Braces in attributes hold expressions, and may hold quotes and `>`.
 * @throws MarkupError
 */
export const readTag = (text: string, at: number, withBraces: boolean): Tag => {
  const name = /[^\s/>{]*/y;
  name.lastIndex = at + 1;
  const tag: Tag = { name: name.exec(text)?.[0] ?? '', attributes: [], end: at, empty: false };
  let index = at + 1 + tag.name.length;
  for (;;) {
    index = skipSpace(text, index);
    if (index >= text.length) throw new MarkupError(`the tag <${tag.name}> has no end`, at);
    if (text[index] === '>' || text.startsWith('/>', index)) {
      const closed = text[index] === '/';
      return { ...tag, end: index + (closed ? 2 : 1), empty: closed || VOID.has(tag.name) };
    }
    if (withBraces && text[index] === '{') {
      const end = endOfBraces(text, index);
      tag.attributes.push({ name: '', braces: [{ start: index + 1, end }] });
      index = end + 1;
      continue;
    }
    const key = /[^\s=>/](?:[^\s=>/]|\/(?!>))*|\//y;
    key.lastIndex = index;
    const attribute: Attribute = { name: key.exec(text)?.[0] ?? '', braces: [] };
    index += Math.max(1, attribute.name.length);
    const equals = skipSpace(text, index);
    if (text[equals] === '=') {
      const { value, end } = readValue(text, skipSpace(text, equals + 1), withBraces ? attribute.braces : undefined);
      attribute.value = value;
      index = end;
    }
    tag.attributes.push(attribute);
  }
};

/** Offset behind a `<!-- … -->`, `<!doctype …>` or `</name>` at the offset; undefined where none begins. */
export const skipMarkup = (text: string, at: number): number | undefined => {
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + 4);
    return end === -1 ? text.length : end + 3;
  }
  if (!text.startsWith('<!', at) && !text.startsWith('</', at)) return undefined;
  const end = text.indexOf('>', at);
  return end === -1 ? text.length : end + 1;
};

/** What stands between a tag and its closing tag, where that is no markup (scripts, styles), and the offset behind it. */
export const rawContent = (text: string, tag: Tag): Span & { after: number } => {
  const closing = new RegExp(`</${escapePattern(tag.name)}\\s*>`, 'gi');
  closing.lastIndex = tag.end;
  const found = closing.exec(text);
  if (found === null) throw new MarkupError(`<${tag.name}> is never closed`, tag.end);
  return { start: tag.end, end: found.index, after: found.index + found[0].length };
};

/** The text of an attribute's value. */
export const attributeText = (text: string, tag: Tag, name: string): string | undefined => {
  const value = tag.attributes.find((attribute) => attribute.name === name)?.value;
  return value && text.slice(value.start, value.end);
};

/** Offsets in `[start, end)` that stand in no bracket, text or comment. */
export const outerOffsets = (text: string, start: number, end: number): number[] => {
  const found: number[] = [];
  let depth = 0;
  for (let index = start; index < end;) {
    const skipped = skipQuoted(text, index, start);
    if (skipped !== undefined) {
      index = skipped;
      continue;
    }
    const character = text[index] ?? '';
    if (/[)\]}]/.test(character)) depth--;
    if (depth === 0) found.push(index);
    if (/[([{]/.test(character)) depth++;
    index++;
  }
  return found;
};
