/** How the call of a request is written: what is chained to it, and how code waits for its answer. */
import type { AnyNode, RequestSite, SourceModule } from '@curfew/analyzer';
import type { Situation } from '../../situation.js';
import { isInside, isSamePlace, sourceOf } from '../../text/source-text.js';
import { SYNCHRONOUS } from './synchronous-reads.js';

export type Call = Extract<AnyNode, { type: 'CallExpression' }>;

export interface WrittenCall {
  module: SourceModule;
  request: RequestSite;
  call: Call;
  /** The call with what is chained to it up to the answer: `.set(…)`, `.json()`. */
  unit: AnyNode;
  /** The unit, in the `firstValueFrom(…)` around it. */
  whole: AnyNode;
  /** `json` where the chain decodes the body. */
  decoder: string | undefined;
  /** The keyword that waits: `yield` in a generator that hands promises or effects out, none where the call itself waits. */
  keyword: 'await' | 'yield' | '';
}

/** Where two calls can take the place of one. */
export type Place =
  /** The first call becomes a statement in front of this one. */
  | { kind: 'statement'; statement: AnyNode; awaited: AnyNode }
  /** The arrow function gets a block that begins with the first call. */
  | { kind: 'arrow'; arrow: Extract<AnyNode, { type: 'ArrowFunctionExpression' }>; awaited: AnyNode }
  /** The second call is made in a `then` of the first. */
  | { kind: 'chain'; awaited: AnyNode | undefined }
  /** The second call is made in a `switchMap` of the first. */
  | { kind: 'observable' }
  /** The call waits, and a statement in front would be too early: the first call stands in the path of the second. */
  | { kind: 'nested' };

const END_OF_CHAIN: ReadonlySet<string> = new Set([
  'then',
  'catch',
  'finally',
  'pipe',
  'subscribe',
  'toPromise',
  'end',
]);
const PROMISES: ReadonlySet<string> = new Set([
  'fetch',
  'axios',
  'cypress',
  'got',
  'jquery',
  'ky',
  'needle',
  'nest-axios',
  'ofetch',
  'sdk',
  'superagent',
  'undici',
  'wretch',
]);
const OBSERVABLES: ReadonlySet<string> = new Set(['angular', 'nest-axios']);
const FROM_OBSERVABLE = /^(?:firstValueFrom|lastValueFrom)$/;

/** Reads a request's call with its chain, or says why two calls cannot take its place. */
export function writtenCall(request: RequestSite, { match, context }: Situation): WrittenCall | string {
  const { module } = match;
  const { call } = request;
  if (call.type !== 'CallExpression') return 'The request is not a plain call.';
  const parentOf = (node: AnyNode): AnyNode | undefined => context.facts.parentOf(node, module);
  if (isHook(call, module))
    return `\`${sourceOf(module, call.callee)}\` is a hook that makes one request; give it a function that makes both.`;
  if (/\.(?:paginate|stream)\b/.test(sourceOf(module, call.callee)))
    return `\`${sourceOf(module, call.callee)}\` gives more than one answer; create the set first, and then fetch it.`;
  if (request.library === 'cypress' || (request.library === 'jquery' && call === request.sink.call)) {
    const keyword = parentOf(call)?.type === 'YieldExpression' ? 'yield' : 'await';
    return { module, request, call, unit: call, whole: call, decoder: undefined, keyword };
  }
  if (isSynchronous(request, call, { context, match })) {
    if (BATCH.test(sourceOf(module, call.callee)))
      return `\`${sourceOf(module, call.callee)}\` sends several requests at once; create the set in front of it, and give it the path of the set.`;
    const isAwaited = parentOf(call)?.type === 'AwaitExpression';
    return { module, request, call, unit: call, whole: call, decoder: undefined, keyword: isAwaited ? 'await' : '' };
  }
  let unit: AnyNode = call;
  let decoder: string | undefined;
  for (;;) {
    const member = parentOf(unit);
    const outer = member && parentOf(member);
    if (member?.type !== 'MemberExpression' || !isSamePlace(member.object, unit)) break;
    if (outer?.type !== 'CallExpression' || !isSamePlace(outer.callee, member)) break;
    const name = sourceOf(module, member.property);
    if (END_OF_CHAIN.has(name)) break;
    unit = outer;
    if (name === 'text' || name === 'blob' || name === 'arrayBuffer' || name === 'stream')
      return `The answer is read with \`${name}\`, not as JSON.`;
    if (name === 'json') decoder = name;
  }
  const handler = argumentsIn(unit, call).find(isFunction);
  if (request.library === 'node-http')
    return 'The answer comes to a callback in pieces; send the POST, and make this call where the answer of that has been read.';
  if (request.library === 'XMLHttpRequest')
    return 'An XMLHttpRequest sends one request; send a POST with one, and open this one where the answer of that is there.';
  if (handler && (request.library !== 'request' || call !== request.sink.call))
    return 'The answer is handed to a callback; call the second operation in it, and give that the callback.';
  const around = parentOf(unit);
  const isFirst =
    around?.type === 'CallExpression' &&
    FROM_OBSERVABLE.test(sourceOf(module, around.callee)) &&
    isSamePlace(around.arguments[0] ?? around, unit);
  const whole = isFirst ? around : unit;
  const keyword = parentOf(whole)?.type === 'YieldExpression' ? 'yield' : 'await';
  return { module, request, call, unit, whole, decoder, keyword };
}

const BATCH = /\.(?:batch|fetchAll)$/;

/** Whether the answer is there where a call stands: of a client that waits, or of a function of the project that is no promise either. */
export function isSynchronous(
  { library, sink }: RequestSite,
  call: Call,
  { match, context }: Pick<Situation, 'match' | 'context'>,
): boolean {
  const { facts } = context;
  if (!Object.hasOwn(SYNCHRONOUS, library)) return false;
  const isWaiting = facts.parentOf(call, match.module)?.type === 'AwaitExpression';
  if (sink.call.type === 'CallExpression' && sourceOf(sink.module, sink.call.callee).endsWith('asyncRequest'))
    return isWaiting && sink.call === call;
  if (isWaiting) return false;
  const called = sink.call === call ? undefined : facts.calledFunction(call, match.module);
  return called === undefined || !('async' in called.node && called.node.async);
}

/** Where the second call can be made, or why it cannot. */
export function placeOf(written: WrittenCall, { context }: Situation): Place | string {
  const { module, whole, unit, request, call } = written;
  const parentOf = (node: AnyNode): AnyNode | undefined => context.facts.parentOf(node, module);
  if (written.keyword === '') {
    const place = awaitedPlace(whole, parentOf);
    return typeof place !== 'string' && place.kind === 'chain' ? { kind: 'nested' } : place;
  }
  const parent = parentOf(whole);
  if (parent?.type === 'AwaitExpression') return awaitedPlace(parent, parentOf);
  if (parent?.type === 'YieldExpression' && !parent.delegate) {
    const place = awaitedPlace(parent, parentOf);
    return typeof place === 'string' || place.kind === 'statement'
      ? place
      : 'The call is made only in part of a statement; a call in front of it would always be made.';
  }
  const { library } = request;
  const isPlainPromise = library === 'nest-axios' && /\baxiosRef\b/.test(sourceOf(module, call.callee));
  if (OBSERVABLES.has(library) && isSamePlace(whole, unit) && !isPlainPromise) return { kind: 'observable' };
  if (!PROMISES.has(library) && !OBSERVABLES.has(library))
    return `The call is not awaited where it stands, and what \`${library}\` gives is not a promise; the second call needs the answer of the first.`;
  const member = parent?.type === 'MemberExpression' && isSamePlace(parent.object, whole) ? parent : undefined;
  if (member && sourceOf(module, member.property) === 'end')
    return 'The answer is handed to a callback; call the second operation in it, and give that the callback.';
  return { kind: 'chain', awaited: undefined };
}

function awaitedPlace(awaited: AnyNode, parentOf: (node: AnyNode) => AnyNode | undefined): Place | string {
  let at = awaited;
  for (;;) {
    const parent = parentOf(at);
    if (!parent) return 'The call does not stand in a statement.';
    if (parent.type === 'BlockStatement' || parent.type === 'Program' || parent.type === 'SwitchCase')
      return { kind: 'statement', statement: at, awaited };
    if (parent.type === 'ArrowFunctionExpression' && isSamePlace(parent.body, at))
      return { kind: 'arrow', arrow: parent, awaited };
    if (!keepsOrder(parent, at)) return { kind: 'chain', awaited };
    at = parent;
  }
}

/** Whether a call written in front of the whole is made exactly when the inner one was. */
function keepsOrder(parent: AnyNode, child: AnyNode): boolean {
  switch (parent.type) {
    case 'MemberExpression':
    case 'CallExpression':
      return !parent.optional || isSamePlace(child, parent.type === 'CallExpression' ? parent.callee : parent.object);
    case 'AssignmentExpression':
      return parent.operator === '=';
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'AwaitExpression':
    case 'ExpressionStatement':
    case 'ReturnStatement':
    case 'ExportNamedDeclaration':
    case 'NewExpression':
    case 'ObjectExpression':
    case 'Property':
    case 'SpreadElement':
    case 'ArrayExpression':
    case 'VariableDeclarator':
      return true;
    case 'VariableDeclaration':
      return parent.declarations.length > 0 && isInside(child, parent.declarations[0] as AnyNode);
    case 'ForOfStatement':
      return isInside(child, parent.right);
    case 'IfStatement':
      return isInside(child, parent.test);
    default:
      return false;
  }
}

function isHook(call: Call, module: SourceModule): boolean {
  return /(?:^|\.)use[A-Z]\w*$/.test(sourceOf(module, call.callee));
}

function isFunction(node: AnyNode): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** Arguments of the calls of a chain, from the whole down to the call of the request. */
function argumentsIn(unit: AnyNode, call: Call): AnyNode[] {
  const found: AnyNode[] = [];
  let at = unit;
  while (at.type === 'CallExpression') {
    found.push(...at.arguments);
    if (isSamePlace(at, call) || at.callee.type !== 'MemberExpression') break;
    at = at.callee.object;
  }
  return found;
}
