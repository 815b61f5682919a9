/** Puts the two calls where the one was. */
import type { AnswerPlace, AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { endOfLineAt, hasTrailingCommas, indentOfFile } from '../../text/file-style.js';
import { usesSemicolons } from '../../text/layout.js';
import {
  beforeLeadingComments,
  hasComment,
  indentAt,
  insertAt,
  isFirstOnLine,
  isSamePlace,
  lineStart,
  replaceRange,
  sourceOf,
  spanOf,
  withParentheses,
} from '../../text/source-text.js';
import { castFor, type ReadChange } from './answer.js';
import { freeName } from './names.js';
import { sourceWith, type TwoCalls } from './two-calls.js';
import type { WrittenCall } from './written-call.js';

export interface Parts {
  situation: Situation;
  written: WrittenCall;
  calls: TwoCalls;
  answer: AnswerPlace;
  reads: ReadChange;
  /** Of what the first call creates. */
  name: string;
  /** The field that names it. */
  idField: string;
  /** What decodes the answer of the first call, where neither a member nor a method of it is the body. */
  decode?: (made: string) => string;
  edits: Edit[];
}

/** `const eventSet = await client.post(…);` in front of the statement. */
export function asStatement(parts: Parts, statement: AnyNode): Edit[] {
  const { written, calls, reads } = parts;
  const { module } = written;
  const { text } = module;
  const { end } = spanOf(statement);
  const start = beforeLeadingComments(text, spanOf(statement).start);
  const newLine = isFirstOnLine(text, start) ? endOfLineAt(text, start) + indentAt(text, start) : ' ';
  const isClosed = text.charAt(end - 1) === ';' || (text.charAt(end - 1) === '}' && usesSemicolons(module));
  const semicolon = newLine === ' ' || isClosed ? ';' : '';
  return merged([
    insertAt(module, start, creation(parts) + semicolon + newLine),
    ...calls.edits,
    ...reads.edits,
    ...behind(parts),
  ]);
}

/** `async () => await …` -> a block that begins with the first call and returns what the arrow function gave. */
export function asArrowBlock(
  parts: Parts,
  arrow: Extract<AnyNode, { type: 'ArrowFunctionExpression' }>,
): Edit[] | string {
  const { written, calls, reads } = parts;
  const { module } = written;
  const { text } = module;
  const body = spanOf(arrow.body);
  const sign = text.lastIndexOf('=>', body.start) + 2;
  const outer = withParentheses(module, arrow.body, { start: sign, end: spanOf(arrow).end });
  if (hasComment(text.slice(sign, body.start)) || hasComment(text.slice(body.end, outer.end)))
    return asChain(parts, written.whole);
  const outside = endOfLineAt(text, sign) + indentAt(text, spanOf(arrow).start);
  const inside = outside + indentOfFile(module);
  const end = usesSemicolons(module) ? ';' : '';
  return merged([
    replaceRange(module, { start: sign, end: body.start }, ` {${inside}${creation(parts)}${end}${inside}return `),
    ...calls.edits,
    ...reads.edits,
    ...behind(parts),
    replaceRange(module, { start: body.end, end: outer.end }, `${end}${outside}}`),
  ]);
}

/** `client.post(…).then((eventSet) => client.get(…))`. */
export function asChain(parts: Parts, whole: AnyNode): Edit[] {
  const { situation, written, calls, answer, reads, name } = parts;
  const { module, call } = written;
  const { text } = module;
  const { start, end } = spanOf(whole);
  const isOneLine = !/[\r\n]/.test(sourceOf(module, whole));
  const body = isOneLine ? arrowBodyOnItsLine(parts, whole) : undefined;
  const list = isOneLine ? listOnOneLine(parts, whole) : undefined;
  const step = indentOfFile(module);
  const base = lineAfter(parts, start) + (body || list ? step : '');
  const newLine = base + step;
  const decoding: string[] = [];
  if (answer.kind === 'method') {
    const response = freeName('response', call, situation);
    const decoder = [response, ...(answer.below === undefined ? [] : [answer.below]), `${answer.name}()`].join('.');
    decoding.push(`.then((${response}) => ${decoder})`);
  }
  const parameter = answer.kind === 'member' ? `{ ${answer.name}: ${name} }` : name;
  const unit = sourceWith(written, whole, calls.edits);
  const second = isOneLine ? unit : shifted(unit.replace(/\s*[\r\n]\s*(?=\??\.)/g, ''), step);
  const links = [...decoding, `.then((${parameter}) => ${second})`, ...(reads.then === undefined ? [] : [reads.then])];
  if (calls.behind !== undefined) links.push(calls.behind);
  const created = sourceWith(written, written.unit, [
    ...calls.create,
    ...(isOneLine ? linksOf(written).map((position) => insertAt(module, position, newLine)) : []),
  ]);
  const rest = /^\??\.\w[^\r\n]*/.exec(text.slice(end))?.[0];
  const follows = rest !== undefined && !/[{([]$/.test(rest) ? newLine : '';
  return merged([
    replaceRange(
      module,
      { start: body ?? start, end },
      (body === undefined ? '' : base) +
        wrapped(written, created) +
        links.map((link) => newLine + link).join('') +
        follows,
    ),
    ...(list ? onLines(module, list, base) : []),
    ...reads.edits,
  ]);
}

const SHORT = 2;

/** Where the calls of the chain begin at a dot, so that each can have a line of its own. */
function linksOf({ unit }: WrittenCall): number[] {
  const links: number[] = [];
  for (let at: AnyNode = unit; at.type === 'CallExpression' && at.callee.type === 'MemberExpression';) {
    // A short name stays with its first call: `cy.request(…)`.
    const isHead = at.callee.object.type === 'Identifier' && at.callee.object.name.length <= SHORT;
    if (!at.callee.computed && !isHead) links.push(spanOf(at.callee.object).end);
    at = at.callee.object;
  }
  return links;
}

/** Position behind the `=>` of an arrow function whose body begins with a call, on the same line. */
function arrowBodyOnItsLine({ situation, written }: Parts, whole: AnyNode): number | undefined {
  const { module } = written;
  const { text } = module;
  const { start } = spanOf(whole);
  let at = whole;
  for (;;) {
    const parent = situation.context.facts.parentOf(at, module);
    if (!parent) return undefined;
    if (parent.type === 'ArrowFunctionExpression') {
      const sign = text.lastIndexOf('=>', start) + 2;
      return isSamePlace(parent.body, at) && /^[ \t]*$/.test(text.slice(sign, start)) ? sign : undefined;
    }
    if (spanOf(parent).start !== start) return undefined;
    at = parent;
  }
}

type List = Extract<AnyNode, { type: 'ArrayExpression' }>;

/** The list that holds a call, where it stands on one line. */
function listOnOneLine({ situation, written }: Parts, whole: AnyNode): List | undefined {
  const parent = situation.context.facts.parentOf(whole, written.module);
  if (parent?.type !== 'ArrayExpression' || parent.elements.some((element) => element === null)) return undefined;
  const text = sourceOf(written.module, parent);
  return /[\r\n]/.test(text) || hasComment(text.replaceAll('://', '')) ? undefined : parent;
}

/** Each element of a list on a line of its own. */
function onLines(module: SourceModule, list: List, newLine: string): Edit[] {
  const elements = list.elements.filter((element) => element !== null);
  const outside = newLine.slice(0, newLine.length - indentOfFile(module).length);
  const { start, end } = spanOf(list);
  const last = elements.at(-1);
  return [
    ...elements.map((element, index) => {
      const before = elements[index - 1];
      const from = before ? spanOf(before).end : start + 1;
      return replaceRange(module, { start: from, end: spanOf(element).start }, before ? `,${newLine}` : newLine);
    }),
    ...(last
      ? [
          replaceRange(
            module,
            { start: spanOf(last).end, end: end - 1 },
            (hasTrailingCommas(module) ? ',' : '') + outside,
          ),
        ]
      : []),
  ];
}

/** The lines behind the first moved in by a step, where none of them is part of a template. */
function shifted(text: string, step: string): string {
  return /`[^`]*[\r\n][^`]*`/.test(text) ? text : text.replace(/(\r\n|[\r\n])(?=[^\r\n])/g, `$1${step}`);
}

/** The end of a line, and the indentation of the line that holds a position. */
export function lineAfter({ written }: Parts, position: number): string {
  const { text } = written.module;
  const line = lineStart(text, position);
  return endOfLineAt(text, line) + indentAt(text, text.slice(line).search(/\S/) + line);
}

/** The declaration of what the first call creates. */
export function creation({ written, calls, answer, name, idField, decode }: Parts): string {
  const { keyword } = written;
  const call = wrapped(written, sourceWith(written, written.unit, calls.create));
  if (keyword === '') return `const ${name} = ${decode ? decode(call) : call}`;
  const made = `${keyword} ${call}`;
  switch (answer.kind) {
    case 'body':
      return `const ${name} = ${made}`;
    case 'member':
      return `const { ${answer.name}: ${name} } = ${made}`;
    case 'method': {
      const below = answer.below === undefined ? '' : `.${answer.below}`;
      const decoded = `${keyword} (${made})${below}.${answer.name}()`;
      const type = castFor(written, answer, idField, 'string | number');
      const list = name.startsWith('[') ? '[]' : '';
      return `const ${name} = ${type === undefined ? decoded : `(${decoded}) as ${type}${list}`}`;
    }
  }
}

/** Text in place of the unit, with the function around it. */
function wrapped({ module, whole, unit }: WrittenCall, text: string): string {
  const outer = spanOf(whole);
  const inner = spanOf(unit);
  return module.text.slice(outer.start, inner.start) + text + module.text.slice(inner.end, outer.end);
}

function behind({ written, reads }: Parts): Edit[] {
  return reads.then === undefined ? [] : [insertAt(written.module, spanOf(written.whole).end, reads.then)];
}

/** Insertions at one place become one, in the order given. */
function merged(edits: readonly Edit[]): Edit[] {
  const result: Edit[] = [];
  for (const edit of edits) {
    const same = result.findIndex(
      (other) => other.start === edit.start && other.end === edit.end && edit.start === edit.end,
    );
    const other = result[same];
    if (other) result[same] = { ...other, text: other.text + edit.text };
    else result.push(edit);
  }
  return result;
}
