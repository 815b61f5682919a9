/** Text: literals, templates, concatenation, and joining with the place of each piece kept. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { rangeOf, type NodeOf } from '../syntax/nodes.js';
import {
  UNKNOWN,
  alternatives,
  union,
  type Frame,
  type Place,
  type TextPart,
  type TextValue,
  type Value,
} from '../values/value.js';
import type { Context } from './context.js';

/** A string literal as text. Its piece can be edited in place when the source spells it without escapes. */
export function literalText(node: AnyNode, text: string, module: SourceModule): TextValue {
  const [start, end] = rangeOf(node);
  const plain = module.text.slice(start + 1, end - 1) === text;
  return {
    kind: 'text',
    parts: [{ text, node, module, ...(plain ? { span: [start + 1, end - 1] as const } : {}) }],
  };
}

/** A template literal as text with holes. Quasi ranges differ between parsers, so pieces are located by the expressions. */
export function templateText(
  context: Context,
  node: NodeOf<'TemplateLiteral'>,
  module: SourceModule,
  frame: Frame | undefined,
): TextValue {
  const parts: TextPart[] = [];
  let position = rangeOf(node)[0] + 1;
  node.quasis.forEach((quasi, index) => {
    const cooked = quasi.value.cooked ?? quasi.value.raw;
    const end = position + quasi.value.raw.length;
    if (cooked !== '') {
      const plain = module.text.slice(position, end) === cooked;
      parts.push({ text: cooked, node, module, ...(plain ? { span: [position, end] as const } : {}) });
    }
    const expression = node.expressions[index];
    if (!expression) return;
    appendValue(parts, context.evaluate(expression, module, frame), { node: expression, module, frame });
    const next = node.quasis[index + 1];
    position = next ? quasiStart(next, expression, module) : position;
  });
  return { kind: 'text', parts };
}

/** The first character after the `}` that closes the hole of an expression. */
function quasiStart(quasi: AnyNode, expression: AnyNode, module: SourceModule): number {
  const [start] = rangeOf(quasi);
  const from = rangeOf(expression)[1];
  // The range of a quasi begins at its text (.js) or at the `}` before it (.ts).
  if (module.text[start] === '}' && start >= from && module.text.slice(from, start).trim() === '') return start + 1;
  return start;
}

/** `a + b + c` as text, if any operand is text; else unknown (it may be a sum). */
export function concatenation(
  context: Context,
  node: NodeOf<'BinaryExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const parts: TextPart[] = [];
  for (const operand of operandsOf(node)) {
    appendValue(parts, context.evaluate(operand, module, frame), { node: operand, module, frame });
  }
  return parts.some((part) => 'text' in part || containsText(part.hole)) ? { kind: 'text', parts } : UNKNOWN;
}

function containsText(value: Value): boolean {
  return alternatives(value).some((part) => part.kind === 'text' || part.kind === 'url');
}

/** The operands of a chain of `+`, left to right. */
function operandsOf(node: AnyNode): AnyNode[] {
  const operands: AnyNode[] = [];
  let current: AnyNode = node;
  while (current.type === 'BinaryExpression' && current.operator === '+') {
    operands.push(current.right);
    current = current.left;
  }
  return [...operands, current].reverse();
}

/** Adds a value to a text: text and simple constants are spliced in, all else is a hole. */
export function appendValue(parts: TextPart[], value: Value, place: Place): void {
  if (value.kind === 'text') parts.push(...value.parts);
  else if (value.kind === 'url') parts.push(...value.text.parts);
  else if (value.kind === 'constant' && (typeof value.value === 'number' || typeof value.value === 'boolean')) {
    parts.push({ text: String(value.value), node: place.node, module: place.module });
  } else parts.push({ hole: value, ...place });
}

/** Joins texts with a separator that has no place of its own (`[a, b].join('/')`, `urlJoin(a, b)`). */
export function joinTexts(values: readonly { value: Value; place: Place }[], separator: string): TextValue {
  const parts: TextPart[] = [];
  values.forEach(({ value, place }, index) => {
    if (index > 0 && separator !== '') parts.push({ text: separator, node: place.node, module: place.module });
    appendValue(parts, value, place);
  });
  return { kind: 'text', parts };
}

/** `text.replace(pattern, value)` for a literal pattern: the piece is cut at the first occurrence. */
export function replaceInText(text: TextValue, pattern: string, by: Value, place: Place): TextValue {
  const parts: TextPart[] = [];
  let done = false;
  for (const part of text.parts) {
    const found = !done && 'text' in part ? part.text.indexOf(pattern) : -1;
    if (found < 0 || !('text' in part)) {
      parts.push(part);
      continue;
    }
    done = true;
    parts.push(...slicePart(part, 0, found));
    appendValue(parts, by, place);
    parts.push(...slicePart(part, found + pattern.length, part.text.length));
  }
  return { kind: 'text', parts };
}

/** The characters `[from, to)` of a literal part, with its place kept. */
export function slicePart(part: Extract<TextPart, { text: string }>, from: number, to: number): TextPart[] {
  if (from >= to) return [];
  if (from === 0 && to === part.text.length) return [part];
  const { span, ...rest } = part;
  return [
    {
      ...rest,
      text: part.text.slice(from, to),
      ...(span ? { span: [span[0] + from, span[0] + to] as const } : {}),
    },
  ];
}

/** The texts between the separators in the literal parts of a text, with the place of each piece kept. */
export function splitText(text: TextValue, separator: string | RegExp): TextValue[] {
  const texts: TextPart[][] = [[]];
  for (const part of text.parts) {
    if (!('text' in part)) {
      texts.at(-1)?.push(part);
      continue;
    }
    let from = 0;
    for (const piece of part.text.split(separator)) {
      const at = part.text.indexOf(piece, from);
      if (from > 0 || at > 0) texts.push([]);
      texts.at(-1)?.push(...slicePart(part, at, at + piece.length));
      from = at + piece.length;
    }
  }
  return texts.map((parts) => ({ kind: 'text', parts }));
}

/** A variable may be written in many branches; texts of several such parts are not all put together. */
const MAX_TEXTS = 200;

/** All texts a value may be, with holes that are texts themselves filled in; bounded. */
export function textsOf(value: Value): TextValue[] {
  const results: TextValue[] = [];
  for (const alternative of alternatives(value)) {
    if (alternative.kind === 'url') results.push(...expand(alternative.text));
    else if (alternative.kind === 'text') results.push(...expand(alternative));
    if (results.length >= MAX_TEXTS) break;
  }
  return results.slice(0, MAX_TEXTS);
}

function expand(text: TextValue): TextValue[] {
  let results: TextPart[][] = [[]];
  for (const part of text.parts) {
    const options = 'hole' in part ? holeOptions(part) : [[part]];
    const [only, more] = results.length * options.length > MAX_TEXTS ? [[part]] : options;
    // In place where nothing branches: a text may have thousands of parts.
    if (only && !more) for (const parts of results) parts.push(...only);
    else results = results.flatMap((parts) => options.map((option) => [...parts, ...option]));
  }
  return results.map((parts) => ({ kind: 'text', parts }));
}

function holeOptions(part: Extract<TextPart, { hole: Value }>): TextPart[][] {
  const texts = textsOf(part.hole);
  const others = alternatives(part.hole).filter((option) => option.kind !== 'text' && option.kind !== 'url');
  // An unknown beside known texts (`process.env.X ?? 'https://…'`) adds nothing that could be decided.
  // Neither does an empty text: it is what is taken when the value is not there (`id = ''`).
  const options = texts.map((text) => text.parts).filter((parts) => others.length === 0 || !isEmpty(parts));
  if (options.length === 0) return [[{ ...part, hole: union(others.length > 0 ? others : [part.hole]) }]];
  return options;
}

function isEmpty(parts: readonly TextPart[]): boolean {
  return parts.every((part) => 'text' in part && part.text === '');
}
