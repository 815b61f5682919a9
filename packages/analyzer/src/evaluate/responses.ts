/** From a request to the data of its answer. */
import type { Gives, Received } from '../clients/library.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Operation } from '@curfew/schedule';
import { describeRequest, type RequestTarget } from '../requests/describe.js';
import { operationsAt } from '../requests/match-operation.js';
import type { HttpRequest } from '../requests/http-request.js';
import { parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { memberName, propertyName, type NodeOf } from '../syntax/nodes.js';
import { FOREIGN, UNKNOWN, alternatives, mapValue, plainText, union, type Frame, type Value } from '../values/value.js';
import type { ClientValue, ResponseValue } from '../values/library-values.js';
import { madeObject } from '../values/made-values.js';
import type { Source } from '../values/source.js';
import { argumentsOf } from './calls.js';
import { delegatedParameter } from './delegates.js';
import { changedData, dataOfNamed } from './endpoint-hooks.js';
import { applied } from './list-methods.js';
import { sentToProcess } from './electron-messages.js';
import { emittedByComponent } from './component-files.js';
import { emittedToListener } from './event-emitters.js';
import { toldToCallback } from './extension-messages.js';
import { emittedTo } from './observables.js';
import type { Context } from './context.js';
import { frameAround } from './evaluator.js';
import { incomingRequest, sentData } from './incoming.js';
import { answerOfOwnServer } from './own-routes.js';
import { requestsAt } from './http.js';
import { callsOn } from './later-calls.js';
import { reader } from './request-parts.js';
import { declaredAs } from './types.js';
import { changedAnswer } from './client-changes.js';

/** What the call of a request gives: the answer, or its body where the library hands that out at once. */
export function bodyOfAnswer(context: Context, request: HttpRequest): Value {
  if (request.answer.self) return clientAgain(request);
  if (request.answer.direct) return dataOf(context, request);
  const { library, client, sink } = request;
  return changedAnswer(context, library, client, { kind: 'response', request }, sink);
}

/** A member of an answer: its body, or something that leads to it. */
export function responseMember(context: Context, value: ResponseValue, name: string): Value {
  return given(context, value, own(value.request.answer.members, name));
}

/** `response.json()`, `response.json((data) => …)`; undefined where the method is none that matters. */
export function responseMethod(
  context: Context,
  value: ResponseValue,
  name: string,
  call: NodeOf<'CallExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const { calls, callbacks } = value.request.answer;
  const gives = own(calls, name) ?? own(calls, '*');
  if (!gives) return undefined;
  const result = given(context, value, gives);
  const [callback] = call.arguments;
  if (gives !== 'data' || !callback || !own(callbacks, name)) return result;
  return applied(context, callback, [result], call, module, frame);
}

function given(context: Context, value: ResponseValue, gives: Gives | undefined): Value {
  if (gives === 'answer') return value;
  if (gives === 'client') return clientAgain(value.request);
  if (gives === 'sent') return sentData(context, value.request);
  if (gives === 'incoming') return incomingRequest(context, value.request);
  if (gives === 'changed') return changedData(context, value);
  return gives === 'data' ? responseData(context, value) : UNKNOWN;
}

/** What the call was made on. */
function clientAgain({ client, library }: HttpRequest): Value {
  return client ?? { kind: 'library', library, path: '', client: undefined };
}

/** The decoded body of an answer, as the type that the code declares for it. */
export function responseData(context: Context, value: ResponseValue): Value {
  const data = dataOf(context, value.request);
  return value.declared ? declaredAs(data, value.declared) : data;
}

function own<T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A member that a client has once it was answered: `xhr.responseText`. */
export function clientAnswer(context: Context, client: ClientValue, name: string): Value | undefined {
  const { library, place } = client;
  if (library.later?.on !== 'client' || own(library.answer.members, name) === undefined) return undefined;
  const requests = callsOn(context, place.node, place.module).flatMap(({ call }) => {
    context.evaluate(call, place.module, place.frame);
    return requestsAt(context, call, frameAround(call, place.module, place.frame));
  });
  return union(requests.map((request) => dataOf(context, request)));
}

/** What a function receives that is an argument of a request, of a call on its answer, or a member of its options. */
export function answerForCallback(
  context: Context,
  callback: AnyNode,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const other =
    emittedTo(context, callback, index, module, frame) ??
    delegatedParameter(context, callback, index, module, frame) ??
    emittedToListener(context, callback, index, module, frame) ??
    toldToCallback(context, callback, index, module, frame) ??
    sentToProcess(context, callback, index, module, frame) ??
    emittedByComponent(context, callback, index, module);
  if (other) return other;
  const parent = takenBy(callback, module).taker;
  if (parent?.type === 'CallExpression') {
    const { callee } = parent;
    if (callee.type === 'MemberExpression') {
      const later = answerForLaterCallback(context, parent, callee, index, module, frame);
      if (later) return later;
    }
    return received(context, parent, '', index, module, frame);
  }
  if (parent?.type !== 'Property') return undefined;
  const options = parentOf(parent, module);
  const call = options && takenBy(options, module).taker;
  const name = propertyName(parent);
  if (call?.type !== 'CallExpression' || name === undefined) return undefined;
  return received(context, call, `.${name}`, index, module, frame);
}

function received(
  context: Context,
  call: NodeOf<'CallExpression'>,
  key: string,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const target = alternatives(context.evaluate(call.callee, module, frame));
  const handed = handedOver(context, call, target, key, index, module, frame);
  if (handed) return handed;
  const [replier] = target.filter((value) => value.kind === 'replier');
  if (replier) return index === 0 ? { kind: 'response', request: replier.request } : undefined;
  if (!target.some((value) => value.kind === 'library' || value.kind === 'client' || value.kind === 'unknown'))
    return undefined;
  context.evaluate(call, module, frame);
  const requests = requestsAt(context, call, frameAround(call, module, frame));
  const values = requests.flatMap((request) => {
    return receivedValues(context, { kind: 'response', request }, own(request.answer.callbacks, key), index);
  });
  return values.length > 0 ? union(values) : undefined;
}

/** What the table says that a function in the options of a call is handed: `endpoints: (builder) => …`. */
function handedOver(
  context: Context,
  call: NodeOf<'CallExpression'>,
  target: readonly Value[],
  key: string,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  for (const value of target) {
    if (value.kind !== 'library') continue;
    const rule = own(value.library.hands, `${value.path}${key}`)?.find((item) => item.parameter === index);
    if (!rule) continue;
    const made = value.client ? [value.client] : alternatives(context.evaluate(call, module, frame));
    const client = made.find((part) => part.kind === 'client');
    if (!client) return undefined;
    if ('endpoint' in rule) {
      const read = reader(context, argumentsOf(context, call, module, frame));
      return dataOfNamed(context, client, plainText(read(rule.endpoint)) ?? '');
    }
    if (rule.path === '') return client;
    return { kind: 'library', library: value.library, path: rule.path, client };
  }
  return undefined;
}

function receivedValues(
  context: Context,
  value: ResponseValue,
  rules: readonly Received[] | undefined,
  index: number,
): Value[] {
  return (rules ?? [])
    .filter((rule) => rule.parameter === index)
    .map((rule) => {
      const { module } = value.request.sink;
      return (rule.below ?? []).reduceRight<Value>(
        (inner, name) => madeObject(new Map([[name, { value: () => inner, module }]])),
        typeof rule.gives === 'string'
          ? given(context, value, rule.gives)
          : { kind: 'library', library: value.request.library, path: rule.gives.path, client: undefined },
      );
    });
}

function answerForLaterCallback(
  context: Context,
  call: NodeOf<'CallExpression'>,
  callee: NodeOf<'MemberExpression'>,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const name = memberName(callee);
  const receiver = context.evaluate(callee.object, module, frame);
  const [first] = call.arguments;
  const values = alternatives(receiver).flatMap((value) => {
    if (value.kind !== 'response' || name === undefined) return [];
    const event = first && plainText(context.evaluate(first, module, frame));
    const { callbacks } = value.request.answer;
    const rules = own(callbacks, event === undefined ? name : `${name} ${event}`) ?? own(callbacks, name);
    return receivedValues(context, value, rules, index);
  });
  return values.length > 0 ? union(values) : undefined;
}

/** What text stands for when it is parsed: the data of the answers in it. */
export function parsed(context: Context, text: Value): Value {
  return mapValue(text, (value) => {
    if (value.kind === 'response') return responseData(context, value);
    if (value.kind !== 'text') return value;
    const holes = value.parts.flatMap((part) => ('hole' in part ? alternatives(part.hole) : []));
    const data = holes.filter((hole) => hole.kind === 'response' || hole.kind === 'resource');
    return data.length > 0 ? union(data.map((hole) => parsed(context, hole))) : value;
  });
}

/** The decoded body: the resource of the operation, or something unknown of the service, or somebody else's. */
export function dataOf(context: Context, request: HttpRequest): Value {
  const source: Source = { kind: 'request', request };
  const targets = describeRequest(context, request);
  if (targets.length === 0) return UNKNOWN;
  return union(
    targets.map((target): Value => {
      const own =
        request.mock || target.owner === 'ours' ? undefined : answerOfOwnServer(context, request, target.reading);
      if (own) return own;
      if (target.owner === 'foreign') return FOREIGN;
      // A mock for all methods: what is read of its answers is what a GET gives.
      const operation = target.operation ?? (request.mock ? readAt(context, request, target) : undefined);
      const response = operation?.response;
      if (response) return { kind: 'resource', resource: response.resource, list: response.list, source };
      return target.owner === 'ours' ? { kind: 'resource', resource: '*', list: false, source } : UNKNOWN;
    }),
  );
}

function readAt(context: Context, { method }: HttpRequest, { reading }: RequestTarget): Operation | undefined {
  return method.value === undefined ? operationsAt(context, reading).find((item) => item.method === 'GET') : undefined;
}
