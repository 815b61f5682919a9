/** Reads an expression that holds `<start>/<end>` as two timestamps, and writes each as a day (`YYYY-MM-DD`) in UTC. */
import type { AnalysisFacts, AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import { removeWithLastUse } from '../text/constant-removal.js';
import { sourceOf } from '../text/source-text.js';
import { stringValue, writeString } from '../text/strings.js';
import type { Quote } from '../text/file-style.js';
import { twoDaysAtRunTime, unwrapped } from './interval-at-run-time.js';

/** Text as it is, or an expression. */
type Part = { text: string } | { node: AnyNode };

/** Code for the two days, and what to check about them. */
export interface TwoDays {
  start: DayCode;
  end: DayCode;
  doubts: string[];
  /** What takes the constant out that held the interval, where nothing else uses it. */
  edits: Edit[];
}

interface DayCode {
  code: string;
  /** The day itself, where it is known. */
  day?: string;
}

export interface ReadContext {
  module: SourceModule;
  facts: AnalysisFacts;
  quote: Quote;
  separator: string;
  /** Where the code is written: names must be visible there. */
  at: AnyNode;
}

/** The two days of an expression; undefined where it is opaque. */
export function twoDaysOf(expression: AnyNode, context: ReadContext): TwoDays | undefined {
  const parts = partsOf(expression, context, 0);
  const days = parts && twoDaysOfParts(parts, context);
  if (!days) return twoDaysAtRunTime(expression, context);
  const removal = removeWithLastUse(unwrapped(expression), context.module, context.facts);
  return { ...days, edits: removal.edits, doubts: [...days.doubts, ...removal.doubts] };
}

/** The same for text that is known as it stands. */
export function twoDaysOfText(text: string, context: ReadContext): TwoDays | undefined {
  return twoDaysOfParts([{ text }], context);
}

/** The same for two expressions of one timestamp each. */
export function twoDaysOfEnds(start: AnyNode, end: AnyNode, context: ReadContext): TwoDays | undefined {
  return twoDaysOfParts([{ node: start }, { text: context.separator }, { node: end }], context);
}

function twoDaysOfParts(parts: readonly Part[], context: ReadContext): TwoDays | undefined {
  const halves: Part[][] = [[]];
  for (const part of parts) {
    if ('node' in part) {
      halves.at(-1)?.push(part);
      continue;
    }
    const [head = '', ...rest] = part.text.split(context.separator);
    if (head !== '') halves.at(-1)?.push({ text: head });
    for (const text of rest) halves.push(text === '' ? [] : [{ text }]);
  }
  const [from, to] = halves;
  if (halves.length !== 2 || !from || !to) return undefined;
  const doubts: string[] = [];
  const start = dayOf(from, context, doubts, false);
  const end = dayOf(to, context, doubts, true);
  return start && end ? { start, end, doubts, edits: [] } : undefined;
}

function partsOf(node: AnyNode, context: ReadContext, depth: number): Part[] | undefined {
  const text = stringValue(node);
  if (text !== undefined) return [{ text }];
  if (depth > 4) return undefined;
  switch (node.type) {
    case 'TemplateLiteral':
      return node.quasis.flatMap((quasi, index) => {
        const hole = node.expressions[index];
        return [{ text: quasi.value.cooked ?? quasi.value.raw }, ...(hole ? [{ node: hole }] : [])];
      });
    case 'BinaryExpression': {
      if (node.operator !== '+') return undefined;
      const left = partsOf(node.left, context, depth + 1) ?? [{ node: node.left as AnyNode }];
      const right = partsOf(node.right, context, depth + 1) ?? [{ node: node.right }];
      return [...left, ...right];
    }
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return partsOf(node.expression, context, depth + 1);
    case 'CallExpression':
      return partsOfCall(node, context, depth);
    case 'Identifier': {
      const initializer = context.facts.initializerOf(node, context.module);
      const parts = initializer && partsOf(initializer, context, depth + 1);
      // The variables of the initializer are written where the interval was: they must be seen from there.
      return parts?.every((part) => 'text' in part || canWriteAt(part.node, context)) ? parts : undefined;
    }
    default:
      return undefined;
  }
}

function partsOfCall(
  node: Extract<AnyNode, { type: 'CallExpression' }>,
  context: ReadContext,
  depth: number,
): Part[] | undefined {
  const { callee } = node;
  const [argument] = node.arguments;
  if (callee.type === 'Identifier' && callee.name === 'encodeURIComponent' && argument)
    return partsOf(argument, context, depth + 1);
  if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type !== 'ArrayExpression')
    return undefined;
  if (callee.property.type !== 'Identifier' || callee.property.name !== 'join') return undefined;
  if (stringValue(argument) !== context.separator) return undefined;
  return callee.object.elements.flatMap((element, index): Part[] =>
    element === null ? [] : [...(index > 0 ? [{ text: context.separator }] : []), { node: element }],
  );
}

function canWriteAt(node: AnyNode, context: ReadContext): boolean {
  switch (node.type) {
    case 'Identifier':
      return !context.facts.isNameFree(node.name, context.at, context.module);
    case 'ThisExpression':
      return true;
    case 'MemberExpression':
      return !node.computed && canWriteAt(node.object, context);
    case 'CallExpression':
      return (
        node.arguments.every((argument) => stringValue(argument) !== undefined) && canWriteAt(node.callee, context)
      );
    default:
      return false;
  }
}

function dayOf(half: readonly Part[], context: ReadContext, doubts: string[], isEnd: boolean): DayCode | undefined {
  const [first, ...others] = half;
  const last = others.at(-1);
  if (!first) return undefined;
  if (!last) {
    return 'text' in first
      ? dayOfText(first.text, context, doubts, isEnd)
      : dayOfExpression(first.node, context, doubts);
  }
  const found = 'text' in last ? TIME_BEHIND_DAY.exec(last.text) : undefined;
  if (!found) return undefined;
  const [, day = '', time = ''] = found;
  checkTime(time, doubts, isEnd);
  if (others.length === 1 && day === '' && 'node' in first) return { code: sourceOf(context.module, first.node) };
  const parts = [...half.slice(0, -1), { text: day }].map((part) =>
    'text' in part ? part.text : `\${${sourceOf(context.module, part.node)}}`,
  );
  return { code: `\`${parts.join('')}\`` };
}

/** What is left of a day that is put together, and the time: `-01-01T00:00:00Z` behind the year. */
export const TIME_BEHIND_DAY = /^([\d-]*)T([\d:.]+)Z$/;

function dayOfText(text: string, context: ReadContext, doubts: string[], isEnd: boolean): DayCode | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?$/.test(text)) return undefined;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return undefined;
  const [day = '', time = ''] = instant.toISOString().split('T');
  checkTime(time.replace('Z', ''), doubts, isEnd);
  return { code: writeString(day, context.quote), day };
}

export function checkTime(time: string, doubts: string[], isEnd: boolean): void {
  if (/^00:00(:00(\.0+)?)?$/.test(time) || (isEnd && /^23:59(:59(\.9+)?)?$/.test(time))) return;
  doubts.push(`The time ${time} inside a day is lost: only whole days can be asked for.`);
}

function dayOfExpression(node: AnyNode, context: ReadContext, doubts: string[]): DayCode | undefined {
  const { module, facts } = context;
  const code = sourceOf(module, node);
  const known = facts.stringOf(node, module);
  if (known !== undefined) {
    const day = dayOfText(known, context, doubts, false);
    if (!day) return undefined;
    const isText = stringValue(node) !== undefined;
    return { code: isText ? day.code : `${code}.slice(0, 10)`, ...(day.day === undefined ? {} : { day: day.day }) };
  }
  switch (node.type) {
    case 'CallExpression':
      return dayOfCall(node, code, context, doubts);
    case 'Identifier':
    case 'MemberExpression':
    case 'ChainExpression': {
      const initializer = node.type === 'Identifier' ? facts.initializerOf(node, module) : undefined;
      if (initializer?.type === 'NewExpression' || isOtherThanText(node, context)) return undefined;
      doubts.push(
        initializer?.type === 'CallExpression' && methodOf(initializer) === 'toISOString'
          ? `The time of day of \`${code}\` is dropped.`
          : `\`${code}\` is taken to be the text of a timestamp in UTC; its time of day is dropped.`,
      );
      return { code: `${code}.slice(0, 10)` };
    }
    case 'TSNonNullExpression':
      return dayOfExpression(node.expression, context, doubts);
    default:
      return undefined;
  }
}

/** Whether a parameter is annotated with another type than text: a date of a library has no `slice`. */
export function isOtherThanText(node: AnyNode, { facts, module }: ReadContext): boolean {
  if (node.type !== 'Identifier') return false;
  for (let at = facts.parentOf(node, module); at; at = facts.parentOf(at, module)) {
    if (!('params' in at) || !Array.isArray(at.params)) continue;
    for (const parameter of at.params as AnyNode[]) {
      const name = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
      if (name.type !== 'Identifier' || name.name !== node.name) continue;
      const type = name.typeAnnotation?.typeAnnotation.type;
      return (
        type !== undefined &&
        !['TSStringKeyword', 'TSAnyKeyword', 'TSUnionType', 'TSTemplateLiteralType'].includes(type)
      );
    }
  }
  return false;
}

function dayOfCall(
  node: Extract<AnyNode, { type: 'CallExpression' }>,
  code: string,
  { module }: ReadContext,
  doubts: string[],
): DayCode | undefined {
  const { callee } = node;
  const [argument] = node.arguments;
  const dropped = `The time of day of \`${code}\` is dropped.`;
  const method = methodOf(node);
  if (method !== undefined && callee.type === 'MemberExpression') {
    const receiver = sourceOf(module, callee.object);
    switch (method) {
      case 'toISOString':
      case 'toJSON':
        doubts.push(dropped);
        return { code: `${code}.slice(0, 10)` };
      // Luxon keeps a zone of its own.
      case 'toISO':
        doubts.push(dropped);
        return { code: `${receiver}.toUTC().toISODate()` };
      // moment and dayjs print local time; their toISOString is in UTC and changes nothing.
      case 'format':
        if (stringValue(argument) === 'YYYY-MM-DD') return { code };
        doubts.push(dropped);
        return { code: `${receiver}.toISOString().slice(0, 10)` };
      default:
        break;
    }
  }
  if (callee.type === 'Identifier' && callee.name === 'formatISO' && argument) {
    doubts.push(dropped);
    return { code: `${sourceOf(module, argument)}.toISOString().slice(0, 10)` };
  }
  doubts.push(`\`${code}\` is taken to be the text of a timestamp in UTC; its time of day is dropped.`);
  return { code: `${code}.slice(0, 10)` };
}

function methodOf(node: AnyNode): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed)
    return undefined;
  return node.callee.property.type === 'Identifier' ? node.callee.property.name : undefined;
}
