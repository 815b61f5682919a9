/** From a call of an HTTP library to the request it sends, by the library's table. */
import type { ArgumentPath, CallForm, HttpLibrary } from '../clients/library.js';
import { sdkLibrary } from '../clients/sdk.js';
import type { SourceModule } from '../contracts.js';
import { rangeOf } from '../syntax/nodes.js';
import type { HttpRequest, MethodFact } from '../requests/http-request.js';
import {
  UNDEFINED,
  UNKNOWN,
  alternatives,
  isUnknown,
  plainText,
  type Frame,
  type LibraryValue,
  type Place,
  type Value,
} from '../values/value.js';
import type { CallNode } from './calls.js';
import type { Context } from './context.js';
import { memberOf } from './members.js';

/** The client a factory call makes, or undefined where the library has no such factory. */
export function clientOfFactory(value: LibraryValue, args: Value[], place: Place): Value | undefined {
  const factory = value.library.factories[value.path];
  if (!factory) return undefined;
  return {
    kind: 'client',
    library: value.library,
    place,
    config: args[factory.config.argument],
    configured: value.client?.configured ?? false,
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

/**
 * The request that a library call sends; null where it sends none (no such call, a handler as argument). `receiver` tells two
 * unknown clients apart.
 */
export function requestOfCall(
  context: Context,
  value: LibraryValue,
  node: CallNode,
  args: Value[],
  module: SourceModule,
  frame: Frame | undefined,
  receiver?: string | object,
): HttpRequest | null {
  const owner: object = frame ?? context;
  let memo = context.requests.get(owner);
  if (!memo) {
    memo = new Map();
    context.requests.set(owner, memo);
  }
  const known = memo.get(node);
  if (known !== undefined) return known;
  const request = buildRequest(context, value, node, args, module, frame, receiver);
  memo.set(node, request);
  return request;
}

function buildRequest(
  context: Context,
  value: LibraryValue,
  node: CallNode,
  args: Value[],
  module: SourceModule,
  frame: Frame | undefined,
  receiver: string | object | undefined,
): HttpRequest | null {
  const form = formOf(value.library, value.path, args);
  if (!form || isRouteHandler(args)) return null;
  const read = (path: ArgumentPath): Value => argument(context, args, path);
  const readAll = (paths: readonly ArgumentPath[] | undefined): Value[] =>
    (paths ?? []).map(read).filter((item) => !isUnknown(item) && !isUndefined(item));
  const url = urlArgument(context, read(form.url));
  const base = readAll(form.base)[0] ?? baseOfClient(context, value);
  return {
    sink: { node, module, frame },
    library: value.library,
    client: value.client,
    receiver,
    base,
    url,
    method: methodOf(form, read, node, module),
    query: readAll(form.query),
    body: readAll(form.body),
    headers: [...readAll(form.headers), ...headersOfClient(context, value)],
    options: form.options ? read(form.options) : undefined,
  };
}

/** A `Request` object stands for its URL. */
function urlArgument(context: Context, value: Value): Value {
  return value.kind === 'object' && value.entries.has('url') ? memberOf(context, value, 'url') : value;
}

function isUndefined(value: Value): boolean {
  return value.kind === 'constant' && value.value === undefined;
}

/** `app.get('/events', handler)` defines a route. */
function isRouteHandler(args: readonly Value[]): boolean {
  return args.slice(1).some((value) => alternatives(value).every((part) => part.kind === 'function'));
}

function formOf(library: HttpLibrary, path: string, args: readonly Value[]): CallForm | undefined {
  if (!Object.hasOwn(library.calls, path)) return undefined;
  return library.calls[path]?.find((form) => {
    if (!form.when) return true;
    const isOptions = alternatives(args[form.when.argument] ?? UNKNOWN).some((value) => value.kind === 'object');
    return form.when.is === 'options' ? isOptions : !isOptions;
  });
}

function argument(context: Context, args: readonly Value[], path: ArgumentPath): Value {
  let value = args[path.argument] ?? UNDEFINED;
  for (const key of path.keys ?? []) value = memberOf(context, value, key);
  return value;
}

function baseOfClient(context: Context, value: LibraryValue): Value | undefined {
  const paths = factoryPaths(value).flatMap((factory) => factory.base);
  for (const path of paths) {
    const base = configMember(context, value, path);
    if (base) return base;
  }
  return undefined;
}

function headersOfClient(context: Context, value: LibraryValue): Value[] {
  return factoryPaths(value).flatMap((factory) =>
    factory.headers.flatMap((path) => configMember(context, value, path) ?? []),
  );
}

function factoryPaths(value: LibraryValue): { base: readonly ArgumentPath[]; headers: readonly ArgumentPath[] }[] {
  return value.client ? Object.values(value.library.factories) : [];
}

function configMember(context: Context, value: LibraryValue, path: ArgumentPath): Value | undefined {
  let config = value.client?.config;
  for (const key of path.keys ?? []) config = config && memberOf(context, config, key);
  return config && !isUndefined(config) ? config : undefined;
}

function methodOf(
  form: CallForm,
  read: (path: ArgumentPath) => Value,
  node: CallNode,
  module: SourceModule,
): MethodFact {
  if ('fixed' in form.method) {
    const callee = node.type === 'CallExpression' ? node.callee : undefined;
    const site =
      callee?.type === 'MemberExpression' ? { module, node: callee.property, form: 'verb' as const } : undefined;
    return { value: form.method.fixed, ...(site ? { site } : {}) };
  }
  let known = true;
  for (const path of form.method.at) {
    const value = read(path);
    const texts = alternatives(value).flatMap((part) => plainText(part) ?? []);
    const [text] = texts;
    if (texts.length === 1 && text !== undefined && alternatives(value).every((part) => part.kind === 'text')) {
      return { value: text.toUpperCase(), ...stringSite(value) };
    }
    if (!isUndefined(value) && !isAbsentFromText(value, read, path)) known = false;
  }
  return { value: known ? form.method.default : undefined };
}

/** `fetch(url)` reads a method from its first argument only when that is a `Request`. */
function isAbsentFromText(value: Value, read: (path: ArgumentPath) => Value, path: ArgumentPath): boolean {
  if (!isUnknown(value)) return false;
  const whole = read({ argument: path.argument });
  return (
    alternatives(whole).every((part) => part.kind === 'text' || part.kind === 'url' || isUndefined(part)) ||
    path.argument === 0
  );
}

function stringSite(value: Value): Pick<MethodFact, 'site'> {
  const part = value.kind === 'text' ? value.parts[0] : undefined;
  if (!part || !('text' in part) || rangeOf(part.node)[1] === 0) return {};
  return { site: { module: part.module, node: part.node, form: 'string' } };
}
