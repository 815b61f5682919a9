/** From a call of an HTTP library to the requests it sends, by the library's table. */
import type { CallForm, HttpLibrary } from '../clients/library.js';
import { sdkLibrary } from '../clients/sdk.js';
import type { SourceModule } from '../contracts.js';
import type { HttpRequest, MethodFact } from '../requests/http-request.js';
import { memberName, unwrap } from '../syntax/nodes.js';
import { writtenElements } from '../values/written-elements.js';
import {
  UNKNOWN,
  alternatives,
  plainText,
  union,
  type Entry,
  type Frame,
  type Place,
  type Value,
} from '../values/value.js';
import type { ClientLayer, ClientValue, LibraryValue } from '../values/library-values.js';
import { madeObject } from '../values/made-values.js';
import type { CallNode } from './calls.js';
import { changedOptions } from './client-changes.js';
import type { Context } from './context.js';
import { laterMethod, laterParts, laterReplies } from './later-parts.js';
import { repliesOf } from './replies.js';
import { patternBase } from './url-patterns.js';
import { urlOf } from './request-urls.js';
import { baseOfLayers, isUndefined, layersOf, partsOf, readAll, reader, type Read } from './request-parts.js';
import { bodyOfAnswer } from './responses.js';
import { METHOD, methodOf, writtenMethods } from './request-method.js';

/** The client a factory call makes, or undefined where the library has no such factory. */
export function clientOfFactory(value: LibraryValue, args: Value[], place: Place): ClientValue | undefined {
  const { library, client, path } = value;
  const { factories } = library;
  const other = client && !Object.hasOwn(library.calls, path) ? factories['*'] : undefined;
  const factory = Object.hasOwn(factories, path) ? factories[path] : other;
  if (!factory) return undefined;
  return {
    kind: 'client',
    library,
    place,
    layers: [...(client?.layers ?? []), { factory, args, place }],
    configured: client?.configured ?? false,
    package: undefined,
  };
}

/** True when a call looks like a verb of an SDK-like client: the first argument is a path and no handler follows. */
export function isSdkCall(verb: string, args: readonly Value[]): boolean {
  if (!Object.hasOwn(sdkLibrary.calls, verb)) return false;
  const [first, ...rest] = args;
  if (!first || rest.some((value) => alternatives(value).some((part) => part.kind === 'function'))) return false;
  return alternatives(first).some((value) => value.kind === 'text' || (verb === 'request' && value.kind === 'object'));
}

/** What is known of a call beside its arguments. */
export interface CallHints {
  /** Tells two unknown clients apart. */
  receiver?: string | object | undefined;
  /** The methods the call may have, where its verb is not known. */
  among?: readonly string[] | undefined;
  /** It may go to another client as well. */
  rivals?: boolean;
  /** Nothing but its verb says that it is a request. */
  isGuessed?: boolean;
}

/** What a library call gives, its requests being remembered; undefined where it sends none (no such call, a handler as argument). */
export function answerOfCall(
  context: Context,
  value: LibraryValue,
  node: CallNode,
  args: Value[],
  module: SourceModule,
  frame: Frame | undefined,
  hints: CallHints = {},
): Value | undefined {
  const batch = ownForms(value.library.batches, value.path);
  const place: Place = { node, module, frame };
  if (batch) return answerOfBatch(context, value, batch, args[0] ?? UNKNOWN, place);
  const [request] = remembered(context, place, value, () => {
    const forms = ownForms(value.library.calls, value.path);
    const form = forms && formOf(forms, args);
    if (!form || (value.library === sdkLibrary && isRouteHandler(args))) return [];
    const request = buildRequest(context, value, form, args, place, hints.receiver);
    const method = hints.among ? methodsOfCallee(context, hints.among, node, place) : request.method;
    const isGuessed = hints.isGuessed ?? (value.library === sdkLibrary && value.client?.configured !== true);
    return [{ ...request, method, rivals: hints.rivals ?? false, isGuessed }];
  });
  return request && bodyOfAnswer(context, request);
}

/** The methods of a call whose verb is one of several, with where they are written: `api[verb](…)`, `(isNew ? api.post : api.put)(…)`. */
function methodsOfCallee(
  context: Context,
  among: readonly string[],
  node: CallNode,
  { module, frame }: Place,
): MethodFact {
  const callee = node.type === 'CallExpression' ? unwrap(node.callee) : undefined;
  const members = callee?.type === 'ConditionalExpression' ? [callee.consequent, callee.alternate].map(unwrap) : [];
  const named = members.flatMap((member) => {
    const name = member.type === 'MemberExpression' ? memberName(member) : undefined;
    return name !== undefined && METHOD.test(name) ? [{ name: name.toUpperCase(), module, node: member }] : [];
  });
  const isComputed = callee?.type === 'MemberExpression' && callee.computed;
  const computed = isComputed ? writtenMethods(context.evaluate(callee.property, module, frame)) : [];
  return { value: undefined, among, written: [...named, ...computed] };
}

/** The requests that a call was found to send when it was evaluated. */
export function requestsAt(context: Context, node: CallNode, frame: Frame | undefined): readonly HttpRequest[] {
  const byClient = context.requests.get(frame ?? context)?.get(node);
  return byClient ? [...byClient.values()].flat() : [];
}

/** The requests of a call, built once. One call may go to several clients (`(staging ? a : b).get(…)`); each sends requests of its own. */
export function remembered(
  context: Context,
  place: Place,
  value: LibraryValue,
  build: () => HttpRequest[],
): readonly HttpRequest[] {
  const owner: object = place.frame ?? context;
  let memo = context.requests.get(owner);
  if (!memo) {
    memo = new Map();
    context.requests.set(owner, memo);
  }
  let byClient = memo.get(place.node);
  if (!byClient) {
    byClient = new Map();
    memo.set(place.node, byClient);
  }
  const client = value.client?.place.node ?? value.library;
  const known = byClient.get(client);
  if (known !== undefined) return known;
  const requests = build();
  byClient.set(client, requests);
  return requests;
}

/** The forms of a call in a table of a library; undefined where it has none of that name. */
export function ownForms(table: HttpLibrary['batches'], path: string): readonly CallForm[] | undefined {
  return table && Object.hasOwn(table, path) ? table[path] : undefined;
}

/** `http.batch([…])`, `http.batch({ name: … })`: one request for each call of the list, and as many answers. */
function answerOfBatch(
  context: Context,
  value: LibraryValue,
  forms: readonly CallForm[],
  list: Value,
  place: Place,
): Value {
  const named = list.kind === 'object' ? [...list.entries].map(([name, entry]) => ({ name, call: entry.value() })) : [];
  const elements = writtenElements(list) ?? [];
  const element = list.kind === 'list' ? [list.element] : [];
  const calls = [...named.map((item) => item.call), ...elements, ...element];
  const requests = remembered(context, place, value, () =>
    calls.flatMap((call) => {
      const args = call.kind === 'array' ? call.elements.map((item) => item()) : [call];
      const form = formOf(forms, args);
      return form ? [buildRequest(context, value, form, args, place, undefined)] : [];
    }),
  );
  if (requests.length < calls.length) return UNKNOWN;
  const answers = requests.map((request) => () => bodyOfAnswer(context, request));
  if (element.length > 0) return { kind: 'list', element: answers[0]?.() ?? UNKNOWN };
  if (named.length === 0) return { kind: 'array', place: undefined, elements: answers };
  const entries = new Map<string, Entry>(
    named.map(({ name }, index) => [name, { value: answers[index] ?? (() => UNKNOWN), module: place.module }]),
  );
  return madeObject(entries);
}

/** The request that an object of a definition declares by the table of such objects. */
export function requestDeclared(context: Context, library: HttpLibrary, args: Value[], place: Place): HttpRequest[] {
  const [form] = library.calls[''] ?? [];
  const value: LibraryValue = { kind: 'library', library, path: '', client: undefined };
  return form ? [buildRequest(context, value, form, args, place, undefined)] : [];
}

/** The request of a call of a library, by one form of its table. */
export function buildRequest(
  context: Context,
  value: LibraryValue,
  form: CallForm,
  args: Value[],
  place: Place,
  receiver: string | object | undefined,
): HttpRequest {
  const { library, client } = value;
  const read = reader(context, args);
  const layers = layersOf(context, client);
  const method = laterMethod(context, library, place) ?? methodOf(form, read, layers, place);
  const changed = changedOptions(context, library, client);
  const parts = [
    partsOf(form, read, method.value, place.module),
    ...layers.map((layer) => partsOf(layer.factory, reader(context, layer.args), method.value, place.module)),
    ...laterParts(context, library, client, method, place),
    { query: changed.query, body: [], headers: changed.headers },
  ];
  const later = laterReplies(context, library, place);
  const given = [baseOfLayers(context, layers), changed.base].filter((base) => base !== undefined);
  const bases = given.map((base) => patternBase(context, base));
  return {
    sink: place,
    library,
    client,
    receiver,
    ...urlOf(context, form, read, bases.length > 0 ? union(bases) : undefined, place),
    method,
    query: parts.flatMap((part) => part.query),
    body: parts.flatMap((part) => part.body),
    headers: parts.flatMap((part) => part.headers),
    options: form.options ? read(form.options) : undefined,
    answer: answerOf(form, layers, read, context) ?? library.answer,
    hostOnly: form.hostOnly !== undefined,
    mock: form.hostOnly === 'mock',
    replies: [...(form.reply ? [repliesOf(context, form.reply, args)] : []), ...later],
  };
}

/** Where the form or the client says the answer is elsewhere than the library's. */
function answerOf(
  form: CallForm,
  layers: readonly ClientLayer[],
  read: Read,
  context: Context,
): CallForm['answer'] | undefined {
  const direct =
    isAnyTrue(readAll(read, form.direct)) ||
    layers.some((layer) => isAnyTrue(readAll(reader(context, layer.args), layer.factory.direct)));
  if (direct) return { direct: true };
  return form.answer ?? layers.findLast((layer) => layer.factory.answer)?.factory.answer;
}

function isAnyTrue(values: readonly Value[]): boolean {
  return values.some((value) => value.kind === 'constant' && value.value === true);
}

/** `app.get('/events', handler)` defines a route. */
function isRouteHandler(args: readonly Value[]): boolean {
  return args.slice(1).some((value) => alternatives(value).every((part) => part.kind === 'function'));
}

function formOf(forms: readonly CallForm[], args: readonly Value[]): CallForm | undefined {
  return forms.find((form) => {
    if (!form.when) return true;
    const argument = args[form.when.argument];
    if (form.when.is === 'given') return argument !== undefined && !isUndefined(argument);
    if (form.when.is === 'method') return METHOD.test(plainText(argument ?? UNKNOWN) ?? '');
    const kinds = alternatives(argument ?? UNKNOWN).map((value) => value.kind);
    if (form.when.is === 'url') return kinds.some((kind) => kind === 'text' || kind === 'url' || kind === 'pattern');
    const isOptions = kinds.includes('object');
    return form.when.is === 'options' ? isOptions : !isOptions;
  });
}
