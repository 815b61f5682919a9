/** Calls that call a function they are given: `useSWR(key, fetcher)`, `useQuery({ queryFn })`. */
import { checksFirst, delegateOf, delegateOfMethod, type Delegate } from '../clients/delegates.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { propertyName } from '../syntax/nodes.js';
import { objectOf, madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  union,
  type Entry,
  type Frame,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import type { LibraryValue } from '../values/library-values.js';
import { argumentsOf, callValue, type CallNode } from './calls.js';
import { askedOfProcess } from './electron-messages.js';
import { fallbackCall } from './fallback-functions.js';
import { callFunction } from './frames.js';
import type { Context } from './context.js';
import { reader, type Read } from './request-parts.js';
import { givenOrReturned } from './returned-value.js';

/** What a call of a package's function gives by the function it is given; undefined where it is none of these. */
export function delegatedCall(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  node: CallNode,
  place: Place,
): Value | undefined {
  const delegate = delegateOf(value.name, value.path);
  if (!delegate || delegate.gives === 'options') return undefined;
  const read = reader(context, args);
  const answer = resultOf(context, delegate, read, node, place);
  const result = delegate.gives === 'pages' ? paged(answer, place) : answer;
  if (delegate.gives === 'value') return result;
  const selected = delegate.select ? changed(context, read(delegate.select), result, place) : result;
  const entries = new Map<string, Entry>();
  entries.set('data', { value: () => selected, module: place.module });
  const call: Value = { kind: 'signature', parameter: () => UNKNOWN, returns: () => selected };
  for (const name of CALLED[delegate.gives] ?? []) entries.set(name, { value: () => call, module: place.module });
  return madeObject(entries);
}

/** `context.queryClient.ensureQueryData({ queryFn })`: a method that hardly anything else has, of a client that was handed in. */
export function delegatedMethod(
  context: Context,
  name: string,
  args: readonly Value[],
  node: CallNode,
  place: Place,
): Value | undefined {
  const delegate = delegateOfMethod(name);
  if (!delegate) return undefined;
  const { target, args: given } = calledBy(context, delegate, reader(context, args), place.module);
  const fn = alternatives(target).filter(isCallable);
  const result = union(fn.map((part) => callValue(context, part, node, given, place.module, place.frame)));
  return isUnknown(result) ? undefined : result;
}

/** Functions beside the data that give it. */
const CALLED: Partial<Record<Delegate['gives'], readonly string[]>> = {
  mutation: ['mutate', 'mutateAsync', 'trigger'],
  refreshed: ['refresh', 'execute'],
};

/** `data` of an infinite query: its pages, each a result. */
function paged(page: Value, { module }: Place): Value {
  const pages: Value = { kind: 'list', element: page };
  return objectOf({ pages: () => pages }, module);
}

/** The function that a call calls, and what with. */
export function delegatedFunction(
  context: Context,
  target: Value,
  call: CallNode,
  module: SourceModule,
  frame: Frame | undefined,
): { target: Value; args: Value[] } | undefined {
  const asked = askedOfProcess(context, { node: call, module, frame });
  if (asked) return asked;
  for (const value of alternatives(target)) {
    if (value.kind === 'library') {
      const through = throughFunction(context, value, call, module, frame);
      if (through) return through;
    }
    const entered = value.kind === 'signature' ? value.enters?.(argumentsOf(context, call, module, frame)) : undefined;
    if (entered) return entered;
    const delegate = value.kind === 'package' ? delegateOf(value.name, value.path) : undefined;
    if (!delegate) continue;
    const read = reader(context, argumentsOf(context, call, module, frame));
    return calledBy(context, delegate, read, module);
  }
  return undefined;
}

/** The function that a client was made with (`createApi({ baseQuery })`), and what a call of the client calls it with. */
function throughFunction(
  context: Context,
  value: LibraryValue,
  call: CallNode,
  module: SourceModule,
  frame: Frame | undefined,
): { target: Value; args: Value[] } | undefined {
  const { client, library, path } = value;
  if (!client || !library.through || !Object.hasOwn(library.calls, path)) return undefined;
  for (const layer of client.layers) {
    const made = layer.factory.client ? reader(context, layer.args)(layer.factory.client) : UNKNOWN;
    const fn = alternatives(made).find((part) => part.kind === 'function');
    if (!fn) continue;
    return { target: fn, args: [reader(context, argumentsOf(context, call, module, frame))(library.through)] };
  }
  return undefined;
}

function functionOf(delegate: Delegate, read: Read): Value {
  const found = delegate.function.map(read).find((value) => alternatives(value).some((part) => isCallable(part)));
  return found ?? UNKNOWN;
}

function isCallable(value: Value): boolean {
  return value.kind === 'function' || value.kind === 'library' || value.kind === 'signature';
}

function resultOf(context: Context, delegate: Delegate, read: Read, node: CallNode, place: Place): Value {
  const { target, args } = calledBy(context, delegate, read, place.module);
  return callValue(context, target, node, args, place.module, place.frame);
}

/** The function that a call calls: the one it is given, or the one that all calls of the library have. */
function calledBy(
  context: Context,
  delegate: Delegate,
  read: Read,
  module: SourceModule,
): { target: Value; args: Value[] } {
  const given = {
    target: functionOf(delegate, read),
    args: delegate.args.map((path) => givenOrReturned(context, read(path))),
  };
  return isUnknown(given.target) ? (fallbackCall(context, delegate, read, module) ?? given) : given;
}

/** What a function makes of a value; the value itself where there is no function. */
function changed(context: Context, fn: Value, value: Value, place: Place): Value {
  if (!alternatives(fn).some((part) => part.kind === 'function')) return value;
  return mapValue(fn, (part) => (part.kind === 'function' ? callFunction(context, part, [value], place) : UNKNOWN));
}

/** What an option of such a call is given: `select: (data) => …`, `onSuccess: (data) => …`. */
export function delegatedParameter(
  context: Context,
  callback: AnyNode,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const property = takenBy(callback, module).taker;
  const options = property && parentOf(property, module);
  const call = options && takenBy(options, module).taker;
  if (property?.type !== 'Property' || call?.type !== 'CallExpression' || index !== 0) return undefined;
  const name = propertyName(property) ?? '';
  const [checked] = call.arguments;
  const values = alternatives(context.evaluate(call.callee, module, frame)).flatMap((value) => {
    if (value.kind === 'package' && checksFirst(value.name, value.path) && checked && checked !== options)
      return context.evaluate(checked, module, frame);
    const delegate = value.kind === 'package' ? delegateOf(value.name, value.path) : undefined;
    if (!delegate?.callbacks?.includes(name)) return [];
    const place: Place = { node: call, module, frame };
    return resultOf(context, delegate, reader(context, argumentsOf(context, call, module, frame)), call, place);
  });
  return values.length > 0 && !values.every(isUnknown) ? union(values) : undefined;
}
