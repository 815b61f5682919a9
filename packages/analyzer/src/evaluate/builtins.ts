/** What the language itself does to values: strings, arrays, promises, JSON, objects. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { type NodeOf } from '../syntax/nodes.js';
import {
  UNKNOWN,
  alternatives,
  isOfService,
  isUnknown,
  mapValue,
  plainText,
  union,
  type Entry,
  type Frame,
  type Place,
  type Value,
} from '../values/value.js';
import { argumentsOf, callFunction, callValue } from './calls.js';
import { type Context } from './context.js';
import { elementOf } from './members.js';
import { parsed, responseMethod } from './responses.js';
import { joinTexts, replaceInText } from './text.js';
import { isTransparent } from './transparent-calls.js';
import { urlMethod } from './urls.js';

type Call = NodeOf<'CallExpression'>;
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
  return undefined;
}

const IDENTITY_METHODS = new Set(['toString', 'trim', 'valueOf', 'catch', 'finally', 'normalize']);
const SAME_LIST = new Set(['filter', 'slice', 'sort', 'reverse', 'toSorted', 'toReversed', 'splice', 'fill']);
const ELEMENT = new Set(['find', 'findLast', 'at', 'pop', 'shift']);
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
  if (root === 'JSON' && name === 'parse') return parsed(context, argument());
  if (root === 'Promise' && PROMISES.has(name))
    return name === 'race' || name === 'any' ? elementOf(argument()) : argument();
  if (root === 'Object') return objectMethod(context, node, name, module, frame);
  if (root === 'Array' && name === 'from') {
    const mapped = node.arguments[1];
    return mapped ? listed(applied(context, mapped, [elementOf(argument())], node, module, frame)) : argument();
  }
  if (root === 'Array' && name === 'of') return UNKNOWN;
  if (name === 'then' || name === 'done') {
    const receiver = context.evaluate(callee.object, module, frame);
    // jQuery's `done` gives the promise itself.
    if (name === 'done') return isOfService(receiver) ? receiver : undefined;
    return first ? applied(context, first, [receiver], node, module, frame) : receiver;
  }
  if (name === 'call' || name === 'apply' || name === 'bind') {
    const indirect = indirectCall(context, node, callee, name, module, frame);
    if (indirect) return indirect;
  }
  const receiver = context.evaluate(callee.object, module, frame);
  if (alternatives(receiver).some((value) => value.kind === 'response')) {
    const data = mapValue(receiver, (value) =>
      value.kind === 'response' ? (responseMethod(context, value, name, node, module, frame) ?? UNKNOWN) : value,
    );
    if (!isUnknown(data)) return data;
  }
  return urlMethod(receiver, name) ?? valueMethod(context, node, receiver, name, module, frame);
}

function valueMethod(
  context: Context,
  node: Call,
  receiver: Value,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const first = node.arguments[0];
  if (alternatives(receiver).some((value) => value.kind === 'text')) {
    const text = mapValue(receiver, (value) => textMethod(context, node, value, name, module, frame) ?? UNKNOWN);
    if (!isUnknown(text)) return text;
  }
  // A key that is converted (to another case, say) is still a key of its object.
  if (receiver.kind === 'key') return receiver;
  if (IDENTITY_METHODS.has(name) && isReceiverOfData(receiver)) return receiver;
  if (!isListLike(receiver)) return undefined;
  if (SAME_LIST.has(name)) return receiver;
  if (ELEMENT.has(name)) return elementOf(receiver);
  if (name === 'flat') return flattened(receiver);
  if (name === 'concat') return union([receiver, ...argumentsOf(context, node, module, frame)]);
  if (name === 'join') return joined(context, node, receiver, module, frame);
  if (!first) return undefined;
  if (name === 'map') return listed(applied(context, first, [elementOf(receiver)], node, module, frame));
  if (name === 'flatMap') return applied(context, first, [elementOf(receiver)], node, module, frame);
  if (name === 'reduce') {
    const initial = node.arguments[1];
    return initial ? context.evaluate(initial, module, frame) : elementOf(receiver);
  }
  return undefined;
}

function isReceiverOfData(value: Value): boolean {
  return alternatives(value).some(
    (part) => part.kind !== 'client' && part.kind !== 'instance' && part.kind !== 'object',
  );
}

function isListLike(value: Value): boolean {
  return alternatives(value).some(
    (part) =>
      part.kind === 'array' ||
      part.kind === 'list' ||
      (part.kind === 'resource' && (part.list || part.resource === '*')),
  );
}

/** `lists.flat()`: the inner lists, where the elements are lists. */
function flattened(value: Value): Value {
  const element = elementOf(value);
  return isListLike(element) ? element : value;
}

/** A list of what a callback returns. */
function listed(element: Value): Value {
  return mapValue(element, (value) =>
    value.kind === 'resource' && !value.list ? { ...value, list: true } : { kind: 'list', element: value },
  );
}

/** The value of calling a callback expression with these arguments. */
export function applied(
  context: Context,
  callback: AnyNode,
  args: Value[],
  node: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const place: Place = { node, module, frame };
  return mapValue(context.evaluate(callback, module, frame), (value) =>
    value.kind === 'function' ? callFunction(context, value, args, place) : UNKNOWN,
  );
}

function textMethod(
  context: Context,
  node: Call,
  receiver: Value,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  if (receiver.kind !== 'text') return undefined;
  const args = argumentsOf(context, node, module, frame);
  const [first, second] = node.arguments;
  switch (name) {
    case 'toString':
    case 'trim':
      return receiver;
    case 'concat':
      return joinTexts(
        [receiver, ...args].map((value, index) => ({
          value,
          place: { node: node.arguments[index - 1] ?? node, module, frame },
        })),
        '',
      );
    case 'replace':
    case 'replaceAll': {
      const pattern = plainText(args[0] ?? UNKNOWN);
      if (pattern !== undefined && second) {
        return replaceInText(receiver, pattern, args[1] ?? UNKNOWN, { node: second, module, frame });
      }
      // A trailing or leading slash is what regular expressions on base URLs take away.
      return first?.type === 'Literal' && 'regex' in first ? receiver : undefined;
    }
    case 'toLowerCase':
    case 'toUpperCase': {
      const text = plainText(receiver);
      if (text === undefined) return receiver;
      const changed = name === 'toLowerCase' ? text.toLowerCase() : text.toUpperCase();
      const [part] = receiver.parts;
      return part ? { kind: 'text', parts: [{ text: changed, node: part.node, module: part.module }] } : receiver;
    }
    default:
      return undefined;
  }
}

function joined(context: Context, node: Call, receiver: Value, module: SourceModule, frame: Frame | undefined): Value {
  const separator = node.arguments[0] ? plainText(context.evaluate(node.arguments[0], module, frame)) : ',';
  if (receiver.kind !== 'array' || separator === undefined || !receiver.place) return UNKNOWN;
  const { place } = receiver;
  const nodes = place.node.type === 'ArrayExpression' ? place.node.elements : [];
  return joinTexts(
    receiver.elements.map((element, index) => ({
      value: element(),
      place: { ...place, node: nodes[index] ?? place.node },
    })),
    separator,
  );
}

function objectMethod(
  context: Context,
  node: Call,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const args = argumentsOf(context, node, module, frame);
  const [first] = args;
  if (!first) return undefined;
  switch (name) {
    case 'freeze':
    case 'seal':
      return first;
    case 'values':
      return { kind: 'list', element: elementOf(first) };
    case 'keys':
      return { kind: 'list', element: { kind: 'key', of: first } };
    case 'fromEntries':
      return mapValue(first, (value) =>
        value.kind === 'list' ? { kind: 'list', element: pairValue(value.element) } : UNKNOWN,
      );
    case 'entries':
      return {
        kind: 'list',
        element: {
          kind: 'array',
          place: undefined,
          elements: [() => ({ kind: 'key', of: first }), () => elementOf(first)],
        },
      };
    case 'assign': {
      const entries = new Map<string, Entry>();
      return { kind: 'object', place: undefined, entries, spreads: args.map((value) => () => value) };
    }
    default:
      return undefined;
  }
}

function pairValue(pair: Value): Value {
  return pair.kind === 'array' ? (pair.elements[1]?.() ?? UNKNOWN) : UNKNOWN;
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
  const target = context.evaluate(callee.object, module, frame);
  const [self, ...rest] = argumentsOf(context, node, module, frame);
  if (!alternatives(target).some((value) => value.kind === 'function' || value.kind === 'library')) return undefined;
  if (name === 'bind') {
    return mapValue(target, (value) =>
      value.kind === 'function' ? { ...value, self: self ?? value.self, bound: [...value.bound, ...rest] } : value,
    );
  }
  const args = name === 'apply' && rest[0]?.kind === 'array' ? rest[0].elements.map((element) => element()) : rest;
  return mapValue(target, (value) => callValue(context, value, node, args, module, frame));
}
