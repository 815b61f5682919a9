/** Where the answer of the second call holds what the old call returned: a list becomes a field of a resource. */
import type { AnswerPlace, AnyNode } from '@curfew/analyzer';
import type { Operation } from '@curfew/schedule';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { insertAt, isSamePlace, replaceNode, replaceRange, sourceOf, spanOf } from '../../text/source-text.js';
import { stringValue, writeLike } from '../../text/strings.js';
import { callbackOf, elementOfAll } from './answer-place.js';
import { readsOf, type Reads } from './reads-of-answer.js';
import { freeName } from './names.js';
import type { WrittenCall } from './written-call.js';

/** What the old operation returned, as the new resource has it. */
export interface ListField {
  /** Undefined where both return the same. */
  name: string | undefined;
  doubts: string[];
}

/** The field of the resource that `to` returns that holds what `from` returned. */
export function listFieldOf({ context }: Situation, from: Operation, to: Operation): ListField {
  const old = from.response;
  const next = to.response;
  if (!old || !next || (old.resource === next.resource && old.list === next.list))
    return { name: undefined, doubts: [] };
  const fields = Object.entries(context.schedule.resources[next.resource]?.fields ?? {});
  const field = fields.find(([, model]) => model.resource === old.resource && (model.list ?? false) === old.list);
  if (!field)
    return {
      name: undefined,
      doubts: [`The answer is the resource ${next.resource}; where it holds each ${old.resource} is not shown.`],
    };
  const inferred = field[1].assumed ? ' (inferred, not shown)' : '';
  return {
    name: field[0],
    doubts: [`The answer is the resource ${next.resource}, read at its \`${field[0]}\`${inferred}.`],
  };
}

/** How code reads the list from its new place. */
export interface ReadChange {
  edits: Edit[];
  /** `.then(…)` behind the second call that makes its answer what the old one was. */
  then?: string;
}

/** Changes the reads behind an `await`, or makes the answer what it was; the reason where neither can be done. */
export function awaitedReads(
  situation: Situation,
  written: WrittenCall,
  awaited: AnyNode,
  place: AnswerPlace,
  field: string,
): ReadChange | string {
  const { module } = written;
  const parent = situation.context.facts.parentOf(awaited, module);
  if (parent?.type === 'ExpressionStatement') return { edits: [] };
  if (place.kind === 'body') return { edits: behindAwait(situation, written, awaited, field) };
  if (!parent) return unseen(field);
  if (place.kind === 'method') {
    const decoded = decodedAtOnce(situation, written, parent, place);
    if (decoded)
      return {
        edits: behindAwait(situation, written, decoded, field, castFor(written, place, field, 'unknown')),
      };
  }
  const reads = readsOf(situation, written, parent, awaited, place);
  return changeOf(situation, written, reads, place, field);
}

/** The same for a promise that is passed on: to `then`, into `Promise.all`, or out of the function. */
export function promisedReads(
  situation: Situation,
  written: WrittenCall,
  place: AnswerPlace,
  field: string,
): ReadChange | string {
  const { module, whole } = written;
  const { facts } = situation.context;
  const parent = facts.parentOf(whole, module);
  const outer = parent && facts.parentOf(parent, module);
  if (parent?.type === 'ExpressionStatement') return { edits: [] };
  if (place.kind === 'body') return { edits: [], then: thenField(situation, written, field) };
  const selected = outer && selectorOf(written, outer, place);
  if (selected)
    return { edits: [replaceNode(module, selected, writeLike(module, selected, below(place, selected, field)))] };
  const callback = callbackOf(situation, written);
  if (callback && parent?.type === 'MemberExpression' && outer) {
    if (place.kind === 'method' && givesDecoded(written, callback, place))
      return {
        edits: [insertAt(module, spanOf(outer).end, lineOf(parent, module) + thenField(situation, written, field))],
      };
    const [parameter] = callback.params;
    if (parameter)
      return changeOf(situation, written, readsOf(situation, written, parameter, callback, place), place, field);
  }
  const pattern = elementOfAll(situation, written);
  if (pattern) return changeOf(situation, written, readsOf(situation, written, pattern, pattern, place), place, field);
  return changeOf(situation, written, undefined, place, field);
}

/** The `'body.length'` of `cy.request(…).its('body.length')`. */
function selectorOf(
  { module, request }: WrittenCall,
  link: AnyNode,
  place: Extract<AnswerPlace, { name: string }>,
): AnyNode | undefined {
  if (request.library !== 'cypress' || link.type !== 'CallExpression') return undefined;
  const [selector] = sourceOf(module, link.callee).endsWith('.its') ? link.arguments : [];
  const text = stringValue(selector);
  return text === place.name || text?.startsWith(`${place.name}.`) === true ? selector : undefined;
}

function below(place: Extract<AnswerPlace, { name: string }>, selector: AnyNode, field: string): string {
  return `${place.name}.${field}${(stringValue(selector) ?? '').slice(place.name.length)}`;
}

/** `.then((eventSet) => eventSet.events)` without the first dot's line. */
function thenField(situation: Situation, { call }: WrittenCall, field: string): string {
  const name = freeName(resourceOf(situation), call, situation);
  return `.then((${name}) => ${name}.${field})`;
}

/** The new line in front of a link of a chain that has one. */
function lineOf(link: Extract<AnyNode, { type: 'MemberExpression' }>, module: WrittenCall['module']): string {
  const gap = module.text.slice(spanOf(link.object).end, spanOf(link.property).start);
  return /([\r\n]+[ \t]*)\??\.$/.exec(gap)?.[1] ?? '';
}

export function resourceOf({ context, replacement }: Situation): string {
  const id = replacement.kind === 'sequence' ? replacement.operations[0] : undefined;
  return context.schedule.operations.find((operation) => operation.id === id)?.response?.resource ?? 'created';
}

function changeOf(
  situation: Situation,
  written: WrittenCall,
  reads: Reads | undefined,
  place: AnswerPlace,
  field: string,
): ReadChange | string {
  const { module } = written;
  if (reads && !reads.escapes) {
    return {
      edits: [
        ...reads.members.map((node) => insertAt(module, endOfMember(module, node), memberAfter(written, node, field))),
        ...reads.patterns.map(({ key, property, value }) =>
          replaceRange(module, spanOf(property), `${key}: { ${field}: ${value} }`),
        ),
        ...reads.decoded.flatMap((node) =>
          behindAwait(situation, written, node, field, castFor(written, place, field, 'unknown')),
        ),
        ...reads.returned.flatMap((node) => [
          insertAt(module, spanOf(node).start, '(await '),
          insertAt(module, spanOf(node).end, `).${field}`),
        ]),
      ],
    };
  }
  const name = freeName('response', written.call, situation);
  if (isFetched(written, place)) {
    const list = `new Response(JSON.stringify((await ${name}.json()).${field}), ${name})`;
    return { edits: [], then: `.then(async (${name}) => (${name}.ok ? ${list} : ${name}))` };
  }
  if (place.kind === 'member' && written.request.library === 'angular')
    return {
      edits: [],
      then: `.then((${name}) => ${name}.clone({ ${place.name}: ${name}.${place.name}?.${field} ?? null }))`,
    };
  if (place.kind !== 'member' || !isPlainObject(written)) return unseen(field);
  return { edits: [], then: `.then((${name}) => ({ ...${name}, ${place.name}: ${name}.${place.name}.${field} }))` };
}

/** `.events`, or `?.events` where the body may be missing. */
function memberAfter({ module, request }: WrittenCall, node: AnyNode, field: string): string {
  // The body of Angular's `HttpResponse` may be null by its type.
  const mayBeNull = request.library === 'angular' && !module.text.startsWith('!', spanOf(node).end);
  return mayBeNull || module.text.startsWith('?.', spanOf(node).end) ? `?.${field}` : `.${field}`;
}

/** Behind the member, and the `!` that says that it is there. */
function endOfMember(module: WrittenCall['module'], node: AnyNode): number {
  const { end } = spanOf(node);
  return /^![^=]/.test(module.text.slice(end, end + 2)) ? end + 1 : end;
}

/** Clients whose answer keeps what it is when its members are copied; those of others are instances of a class. */
const PLAIN_ANSWERS: ReadonlySet<string> = new Set(['axios', 'cypress', 'nest-axios']);

function isPlainObject({ request, call }: WrittenCall): boolean {
  return PLAIN_ANSWERS.has(request.library) || call !== request.sink.call;
}

/** A `Response` of the Fetch standard, which can be made anew with another body: its status and headers are kept. */
function isFetched({ request, call }: WrittenCall, place: AnswerPlace): boolean {
  return request.library === 'fetch' && call === request.sink.call && place.kind === 'method' && place.name === 'json';
}

function unseen(field: string): string {
  return `The answer is passed on as it is; where the code reads the list, which is in \`${field}\` from now on, is not seen.`;
}

/** `(await fetch(…)).json()`, awaited once more. */
function decodedAtOnce(
  { context }: Situation,
  { module }: WrittenCall,
  parent: AnyNode,
  place: Extract<AnswerPlace, { kind: 'method' }>,
): AnyNode | undefined {
  if (parent.type !== 'MemberExpression') return undefined;
  let member: AnyNode | undefined = parent;
  if (place.below !== undefined && sourceOf(module, parent.property) === place.below)
    member = context.facts.parentOf(parent, module);
  if (member?.type !== 'MemberExpression' || sourceOf(module, member.property) !== place.name) return undefined;
  const call = context.facts.parentOf(member, module);
  const outer = call && context.facts.parentOf(call, module);
  return outer?.type === 'AwaitExpression' ? outer : undefined;
}

/** `(await x)` -> `(await x).events`, with the parentheses that are there. */
function behindAwait(
  { context }: Situation,
  { module }: WrittenCall,
  awaited: AnyNode,
  field: string,
  cast?: string,
): Edit[] {
  const parent = context.facts.parentOf(awaited, module);
  const { start, end } = spanOf(awaited);
  const after = /^\s*\)/.exec(module.text.slice(end))?.[0].length;
  const isOwn =
    after !== undefined &&
    /\(\s*$/.test(module.text.slice(0, start)) &&
    (parent?.type === 'MemberExpression' ||
      parent?.type === 'TSAsExpression' ||
      parent?.type === 'TSNonNullExpression' ||
      (parent?.type === 'CallExpression' && isSamePlace(parent.callee, awaited)));
  const tail = cast === undefined ? `.${field}` : ` as ${cast}).${field}`;
  if (isOwn) {
    const open = module.text.lastIndexOf('(', start);
    return [...(cast === undefined ? [] : [insertAt(module, open, '(')]), insertAt(module, end + after, tail)];
  }
  return [insertAt(module, start, cast === undefined ? '(' : '(('), insertAt(module, end, `)${tail}`)];
}

/** The type to read a field from what a call gives as `unknown`: what undici's `json()` gives. */
export function castFor({ module }: WrittenCall, place: AnswerPlace, name: string, type: string): string | undefined {
  const isTyped = /\.[cm]?tsx?$/.test(module.file);
  return isTyped && place.kind === 'method' && place.below !== undefined ? `{ ${name}: ${type} }` : undefined;
}

/** A function that gives nothing but the decoded body: `(r) => r.json()`. */
function givesDecoded(
  { module }: WrittenCall,
  callback: AnyNode,
  place: Extract<AnswerPlace, { kind: 'method' }>,
): boolean {
  if (callback.type !== 'ArrowFunctionExpression' && callback.type !== 'FunctionExpression') return false;
  const [parameter] = callback.params;
  if (parameter?.type !== 'Identifier' || !callback.body) return false;
  const decodes = [parameter.name, ...(place.below === undefined ? [] : [place.below]), `${place.name}()`].join('.');
  const isDecoded = (node: AnyNode): boolean => sourceOf(module, node).replace(/^await\s+/, '') === decodes;
  if (callback.body.type !== 'BlockStatement') return isDecoded(callback.body);
  const last = callback.body.body.at(-1);
  return (
    last?.type === 'ReturnStatement' &&
    sourceOf(module, callback.body).match(/\breturn\b/g)?.length === 1 &&
    last.argument !== null &&
    isDecoded(last.argument)
  );
}
