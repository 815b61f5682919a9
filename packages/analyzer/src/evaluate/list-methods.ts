/** The methods of arrays, sets and maps, and what a callback makes of their elements. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { variableAt } from '../syntax/module-index.js';
import { isFunction, type NodeOf } from '../syntax/nodes.js';
import { returnedBy } from '../syntax/returned.js';
import { writtenElements } from '../values/written-elements.js';
import {
  UNKNOWN,
  alternatives,
  isOfService,
  isUnknown,
  mapValue,
  plainText,
  union,
  type Frame,
  type Place,
  type Value,
} from '../values/value.js';
import { argumentsOf } from './calls.js';
import { callFunction } from './frames.js';
import { chainedCall } from './collection-calls.js';
import { collectionMethod } from './collections.js';
import type { Context } from './context.js';
import { guardedElement } from './guards.js';
import { elementOf, hasSpread } from './members.js';
import { joinTexts } from './text.js';
import { builtinRoot, isTransparent } from './transparent-calls.js';

type Call = NodeOf<'CallExpression'>;

const SAME_LIST = new Set([
  'filter',
  'slice',
  'sort',
  'reverse',
  'toSorted',
  'toReversed',
  'toSpliced',
  'splice',
  'fill',
  'with',
  'toArray',
  'autoPagingToArray',
]);
const ELEMENT = new Set(['find', 'findLast', 'at', 'pop', 'shift']);

/** What a method of a list gives; undefined where the receiver is no list or the method none of a list's. */
export function listMethod(
  context: Context,
  node: Call,
  receiver: Value,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const first = node.arguments[0];
  const guarded = first && SELECTORS.has(name) ? guardedElement(context, first, module) : undefined;
  if (guarded && !isOfService(receiver)) return name === 'filter' ? listed(guarded) : guarded;
  if (!isListLike(receiver)) return fromCallback(context, node, receiver, name, module, frame);
  if (SAME_LIST.has(name)) return receiver;
  if (ELEMENT.has(name)) return elementOf(receiver);
  if (name === 'flat') return flattened(receiver);
  if (name === 'concat') return concatenated(receiver, argumentsOf(context, node, module, frame));
  if (name === 'join') return joined(context, node, receiver, module, frame);
  const collected = collectionMethod(receiver, name);
  if (collected) return collected;
  if (!first) return chainedCall(context, name, receiver, [], { node, module, frame });
  if (name === 'map' && isConversion(first, module)) return receiver;
  if (name === 'map') return listed(applied(context, first, [elementOf(receiver)], node, module, frame));
  if (name === 'flatMap') return applied(context, first, [elementOf(receiver)], node, module, frame);
  if (name === 'reduce' || name === 'reduceRight') return reduced(context, node, receiver, module, frame);
  return isOfService(receiver)
    ? chainedCall(context, name, receiver, argumentsOf(context, node, module, frame), { node, module, frame })
    : undefined;
}

const SELECTORS = new Set(['filter', 'find', 'findLast']);

/** `ids.map((id) => fetchCard(id))`: a list of what the callback returns, whatever the receiver holds. */
function fromCallback(
  context: Context,
  node: Call,
  receiver: Value,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const first = node.arguments[0];
  if (!isUnknown(receiver) || !first || (name !== 'map' && name !== 'flatMap')) return undefined;
  const made = applied(context, first, [UNKNOWN], node, module, frame);
  if (!isOfService(made)) return undefined;
  return name === 'map' ? listed(made) : made;
}

function reduced(
  context: Context,
  node: Call,
  receiver: Value,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const [callback, start] = node.arguments;
  if (!callback) return undefined;
  const initial = start ? context.evaluate(start, module, frame) : elementOf(receiver);
  const mirrored = ownerOfKey(elementOf(receiver));
  if (mirrored && initial.kind === 'object' && initial.entries.size === 0) return mirrored;
  const made = applied(context, callback, [initial, elementOf(receiver)], node, module, frame);
  return isUnknown(made) ? initial : union([initial, made]);
}

/** The object whose keys, or pairs of key and value, these are: an object filled from them has the same members. */
export function ownerOfKey(element: Value): Value | undefined {
  const key = element.kind === 'array' ? element.elements[0]?.() : element;
  return key?.kind === 'key' ? key.of : undefined;
}

/** True for lists, and for answers of which nobody knows what they hold. */
export function isListLike(value: Value): boolean {
  return alternatives(value).some(
    (part) =>
      part.kind === 'array' ||
      part.kind === 'list' ||
      (part.kind === 'resource' && (part.list || part.resource === '*')),
  );
}

/** `lists.flat()`: the inner lists, where the elements are lists. */
export function flattened(value: Value): Value {
  const element = elementOf(value);
  return isListLike(element) ? element : value;
}

/** A list of what a callback returns. */
export function listed(element: Value): Value {
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

/** `parts.map(String)`, `parts.map((part) => encodeURIComponent(part))`: the elements stay what they are. */
function isConversion(callback: AnyNode, module: SourceModule): boolean {
  if (isFunction(callback)) {
    const [parameter] = callback.params;
    const [returned, ...others] = returnedBy(callback, module);
    const root = returned && others.length === 0 ? builtinRoot(returned) : undefined;
    // The element itself says more than its conversion where it is no text.
    if (root === returned || root?.type !== 'Identifier' || parameter?.type !== 'Identifier') return false;
    return root.name === parameter.name;
  }
  if (callback.type !== 'Identifier' || !isTransparent(callback.name)) return false;
  return (variableAt(callback.name, callback, module)?.defs.length ?? 0) === 0;
}

/** `[root].concat(parts)`: the elements of both, in order, where all are written; else a list of either. */
function concatenated(receiver: Value, others: readonly Value[]): Value {
  const known = others.flatMap((value) => (isListLike(value) ? (ownElements(value) ?? [undefined]) : [() => value]));
  const own = ownElements(receiver);
  const elements = known.filter((read) => read !== undefined);
  if (!own || receiver.kind !== 'array' || elements.length < known.length) return union([receiver, ...others]);
  return { ...receiver, elements: [...own, ...elements] };
}

/** The elements of a list in which none is spread. */
function ownElements(value: Value): (() => Value)[] | undefined {
  if (value.kind !== 'array') return undefined;
  return hasSpread(value) ? undefined : value.elements;
}

function joined(context: Context, node: Call, receiver: Value, module: SourceModule, frame: Frame | undefined): Value {
  const separator = node.arguments[0] ? plainText(context.evaluate(node.arguments[0], module, frame)) : ',';
  const pairs = receiver.kind === 'list' && separator === '&' ? pairsOf(receiver.element) : undefined;
  if (pairs) return { kind: 'query', place: { node, module, frame }, init: pairs, writes: [] };
  if (receiver.kind !== 'array' || separator === undefined) return UNKNOWN;
  const place = receiver.place ?? { node, module, frame };
  const nodes = place.node.type === 'ArrayExpression' ? place.node.elements.filter((node) => node !== null) : [];
  return joinTexts(
    receiver.elements.flatMap((element, index) => {
      const node = nodes[index] ?? place.node;
      const values = node.type === 'SpreadElement' ? spreadOf(context, node, place) : undefined;
      return (values ?? [element()]).map((value) => ({ value, place: { ...place, node } }));
    }),
    separator,
  );
}

/** `Object.keys(filters).map((key) => `${key}=${filters[key]}`)`: the object whose members the texts spell as a query. */
function pairsOf(element: Value): Value | undefined {
  const [name, sign] = element.kind === 'text' ? element.parts : [];
  if (!name || !('hole' in name) || name.hole.kind !== 'key') return undefined;
  return sign && 'text' in sign && sign.text.startsWith('=') ? name.hole.of : undefined;
}

/** The elements of `...list`, where they are known. */
function spreadOf(context: Context, node: NodeOf<'SpreadElement'>, place: Place): Value[] | undefined {
  return elementsOf(context, context.evaluate(node.argument, place.module, place.frame));
}

/** The elements of a list, those of the lists that are spread into it one by one: `[...parts, name]`. */
function elementsOf(context: Context, value: Value): Value[] | undefined {
  const list = writtenElements(value);
  const place = value.kind === 'array' ? value.place : undefined;
  if (!list || place?.node.type !== 'ArrayExpression') return list;
  const nodes = place.node.elements.filter((node) => node !== null);
  const elements = list.map((item, index) => {
    const node = nodes[index];
    return node?.type === 'SpreadElement' ? spreadOf(context, node, place) : [item];
  });
  return elements.every((item) => item !== undefined) ? elements.flat() : undefined;
}
