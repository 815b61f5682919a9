/** What the language itself does to values: strings, arrays, promises, JSON, objects. */
import { libraryHandedIn } from '../clients/all-libraries.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import { reflectedCall } from '../syntax/reflected-call.js';
import { madeObject } from '../values/made-values.js';
import { writtenElements } from '../values/written-elements.js';
import { UNKNOWN, alternatives, isOfService, isUnknown, mapValue, type Frame, type Value } from '../values/value.js';
import { argumentsOf, callValue } from './calls.js';
import type { Context } from './context.js';
import { iterated, settled } from './collections.js';
import { handedOn } from './joined-answers.js';
import { applied, listMethod, listed } from './list-methods.js';
import { elementOf, memberOf } from './members.js';
import { parsed, responseMethod } from './responses.js';
import { routeData } from './route-modules.js';
import { propsOfFile } from './component-files.js';
import { immutableMethod } from './immutable-data.js';
import { keptUnderKey } from './keyed-caches.js';
import { isTransparent } from './transparent-calls.js';
import { hasOperator, piped } from './observables.js';
import { subjectAfter } from './subject-chains.js';
import { typeNodeValue } from './types.js';
import { urlMethod } from './urls.js';
import { textMethod } from './text-methods.js';
import { objectMethod } from './object-functions.js';

export type Call = NodeOf<'CallExpression'>;
type Member = NodeOf<'MemberExpression'>;

/** A call of a global function, or undefined where it is none that matters. */
export function builtinCall(
  context: Context,
  node: Call,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const [first] = node.arguments;
  if (isTransparent(name) && first) return context.evaluate(first, module, frame);
  if (!module.parts) return undefined;
  if (name === 'withDefaults') return argumentOf(context, node, module, frame);
  return declaresProps(name) ? declaredProps(context, node, module, frame) : undefined;
}

/** Macros of Vue and Svelte that give a component its props. */
const DECLARING_PROPS = new Set(['defineProps', '$props']);

/** True for the name of such a macro. */
export function declaresProps(name: string): boolean {
  return DECLARING_PROPS.has(name);
}

/** `defineProps<{ card: Card }>()`, `$props()`: what elements give, what the type says, and the data of a route. */
function declaredProps(
  context: Context,
  node: Call,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const type = node.typeArguments?.params[0];
  const declared = type ? typeNodeValue(context, type, module) : UNKNOWN;
  const data = routeData(context, module);
  const own = isUnknown(data) ? [] : [['data', { value: () => data, module }] as const];
  const given = [declared, propsOfFile(context, module, frame)].filter((value) => !isUnknown(value));
  if (own.length + given.length === 0) return undefined;
  return madeObject(
    new Map(own),
    given.map((value) => () => value),
  );
}

function argumentOf(context: Context, node: Call, module: SourceModule, frame: Frame | undefined): Value | undefined {
  const [first] = node.arguments;
  return first && context.evaluate(first, module, frame);
}

const IDENTITY_METHODS = new Set([
  'toString',
  'trim',
  'valueOf',
  'catch',
  'fail',
  'always',
  'finally',
  'normalize',
  'json',
  'toPromise',
  'asObservable',
  'getValue',
]);
const PROMISES = new Set(['all', 'allSettled', 'race', 'any', 'resolve']);

/** A call of a well-known method, or undefined where the receiver decides. */
export function builtinMethod(
  context: Context,
  node: Call,
  callee: Member,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const root = callee.object.type === 'Identifier' ? callee.object.name : undefined;
  const first = node.arguments[0];
  const argument = (): Value => (first ? context.evaluate(first, module, frame) : UNKNOWN);
  if (root === 'JSON' && name === 'stringify') return argument();
  if (root === 'Buffer' && name === 'from') return argument();
  if (root === 'Buffer' && name === 'concat') return elementOf(argument());
  if (root === 'JSON' && name === 'parse') return parsed(context, argument());
  if (root === 'Promise' && PROMISES.has(name))
    return name === 'race' || name === 'any'
      ? elementOf(argument())
      : name === 'allSettled'
        ? settled(argument())
        : argument();
  if (root === 'String' && name === 'raw') return memberOf(context, argument(), 'raw');
  const reflected = reflectedCall(node, module);
  if (reflected) {
    const { called, list } = reflected;
    const args = list ? (writtenElements(context.evaluate(list, module, frame)) ?? []) : [];
    return callValue(context, context.evaluate(called, module, frame), node, args, module, frame);
  }
  if (root === 'Object') return objectMethod(context, node, name, module, frame);
  if (root === 'Array' && (name === 'from' || name === 'fromAsync')) {
    const mapped = node.arguments[1];
    return mapped ? listed(applied(context, mapped, [iterated(argument())], node, module, frame)) : argument();
  }
  if (root === 'Array' && name === 'of') return UNKNOWN;
  if (root === 'Map' && name === 'groupBy') return { kind: 'list', element: argument(), access: 'pairs' };
  if (name === 'then' || name === 'done') {
    const receiver = context.evaluate(callee.object, module, frame);
    // jQuery's `done` gives the promise itself.
    if (name === 'done') return isOfService(receiver) || handedOn(receiver).length > 1 ? receiver : undefined;
    return first ? applied(context, first, handedOn(receiver), node, module, frame) : receiver;
  }
  if (name === 'call' || name === 'apply' || name === 'bind') {
    const indirect = indirectCall(context, node, callee, name, module, frame);
    if (indirect) return indirect;
  }
  const kept = name === 'get' ? keptUnderKey(context, callee.object, first, module, frame) : undefined;
  if (kept) return kept;
  const receiver = context.evaluate(callee.object, module, frame);
  const subject = subjectAfter(context, receiver, name, argument);
  if (subject && !isUnknown(subject)) return subject;
  if (alternatives(receiver).some((value) => value.kind === 'response')) {
    const data = mapValue(receiver, (value) =>
      value.kind === 'response' ? (responseMethod(context, value, name, node, module, frame) ?? UNKNOWN) : value,
    );
    if (!isUnknown(data)) return data;
  }
  if (name === 'pipe' && (isObservable(receiver) || hasOperator(context, node, module, frame)))
    return piped(context, node, receiver, module, frame);
  return urlMethod(receiver, name) ?? valueMethod(context, node, receiver, name, module, frame);
}

/** True for what is known to come from somewhere else than a package, which may have pipes of its own. */
function isObservable(receiver: Value): boolean {
  return !isUnknown(receiver) && alternatives(receiver).every((part) => part.kind !== 'package');
}

function valueMethod(
  context: Context,
  node: Call,
  receiver: Value,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  if (alternatives(receiver).some((value) => value.kind === 'text')) {
    const text = mapValue(receiver, (value) => textMethod(context, node, value, name, module, frame) ?? UNKNOWN);
    if (!isUnknown(text)) return text;
  }
  // A key that is converted (to another case, say) is still a key of its object.
  if (receiver.kind === 'key') return receiver;
  if (IDENTITY_METHODS.has(name) && isReceiverOfData(receiver)) return receiver;
  const read = immutableMethod(context, node, receiver, name, { node, module, frame });
  if (read) return read;
  return listMethod(context, node, receiver, name, module, frame);
}

function isReceiverOfData(value: Value): boolean {
  return alternatives(value).some(
    (part) =>
      part.kind !== 'client' &&
      part.kind !== 'library' &&
      part.kind !== 'instance' &&
      part.kind !== 'object' &&
      part.kind !== 'signature',
  );
}

/** `this.helpers.httpRequest.call(this, …)`: a call of an object that a framework hands in. */
function handedIn(callee: AnyNode): Value | undefined {
  const name = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
  const library = name === undefined ? undefined : libraryHandedIn(name);
  return library && name !== undefined ? { kind: 'library', library, path: name, client: undefined } : undefined;
}

/** `fn.call(self, …)`, `fn.apply(self, [...])`, `fn.bind(self, …)`. */
function indirectCall(
  context: Context,
  node: Call,
  callee: Member,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const target = handedIn(callee.object) ?? context.evaluate(callee.object, module, frame);
  const [self, ...rest] = argumentsOf(context, node, module, frame);
  const isMethod = callee.object.type === 'MemberExpression' && name !== 'bind';
  const isCalled = alternatives(target).some(
    ({ kind }) => kind === 'function' || kind === 'library' || (isMethod && (kind === 'unknown' || kind === 'package')),
  );
  if (!isCalled) return undefined;
  if (name === 'bind') {
    return mapValue(target, (value) =>
      value.kind === 'function' ? { ...value, self: self ?? value.self, bound: [...value.bound, ...rest] } : value,
    );
  }
  const args = (name === 'apply' ? writtenElements(rest[0]) : undefined) ?? rest;
  return mapValue(target, (value) => callValue(context, value, node, args, module, frame));
}
