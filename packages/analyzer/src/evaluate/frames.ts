/** Entering functions: the frame of a call, and what the function gives back. */
import type { AnyNode } from '../contracts.js';
import type { FunctionNode } from '../syntax/nodes.js';
import { yieldedBy } from '../syntax/returned.js';
import {
  UNKNOWN,
  alternatives,
  isOfService,
  isUnknown,
  union,
  type Frame,
  type FunctionValue,
  type Place,
  type Value,
} from '../values/value.js';
import { iterated } from './collections.js';
import { noteOpened, once, type Context } from './context.js';
import { jsdocResult } from './jsdoc-types.js';
import { listed } from './list-methods.js';
import { returnedValue } from './returned-value.js';
import { declaredAs, typeNodeValue } from './types.js';

const MAX_DEPTH = 10;

/** Enters a function: what it returns when called with these arguments. Recursion and deep nesting end as unknown. */
export function callFunction(context: Context, target: FunctionValue, given: Value[], place: Place): Value {
  if (awaitsMore(target, given)) return { ...target, bound: [...target.bound, ...given] };
  const frame = openFrame(context, target, given, place);
  return frame ? resultOf(context, target.node, frame) : UNKNOWN;
}

/** True where a curried function is still called without its last arguments. */
export function awaitsMore({ curried, bound, node }: FunctionValue, given: readonly Value[]): boolean {
  return curried === true && bound.length + given.length < node.params.length;
}

/** The frame of a call, or undefined where entering it would not end. The same call has one frame for each receiver. */
export function openFrame(context: Context, target: FunctionValue, given: Value[], place: Place): Frame | undefined {
  const depth = (place.frame?.depth ?? 0) + 1;
  if (depth > MAX_DEPTH) return undefined;
  for (let frame = place.frame; frame; frame = frame.call.frame) if (frame.fn === target.node) return undefined;
  const owner = place.frame ?? context;
  const table = once(context, 'frames', owner, new Map<AnyNode, Frame[]>(), () => new Map<AnyNode, Frame[]>());
  const frames = table.get(place.node) ?? [];
  table.set(place.node, frames);
  const bound = [...receiverParameter(target), ...target.bound];
  const known = frames.find(
    (frame) =>
      frame.fn === target.node &&
      frame.self === target.self &&
      frame.parent === target.frame &&
      bound.every((value, index) => frame.args[index] === value) &&
      frame.args.length === bound.length + given.length,
  );
  if (known) return known;
  const frame: Frame = {
    fn: target.node,
    module: target.module,
    args: [...bound, ...given],
    self: target.self,
    parent: target.frame,
    call: place,
    depth,
  };
  frames.push(frame);
  noteOpened(context, frame, frames);
  return frame;
}

/** `function execute(this: Context, …)`: the first parameter stands for what the function is called on. */
function receiverParameter({ node, self }: FunctionValue): Value[] {
  const [first] = node.params;
  return first?.type === 'Identifier' && first.name === 'this' ? [self ?? UNKNOWN] : [];
}

function resultOf(context: Context, fn: FunctionNode, frame: Frame): Value {
  const { module } = frame;
  if (!fn.body) return fn.returnType ? typeNodeValue(context, fn.returnType.typeAnnotation, module) : UNKNOWN;
  const returned = returnedValue(context, fn, module, frame);
  const yielded = fn.generator ? yieldedValue(context, fn, frame) : UNKNOWN;
  const value = isOfService(yielded) ? union([returned, listed(yielded)]) : returned;
  // Of what a package made of the service's data only the declaration tells what it is.
  const isOfPackage = alternatives(value).every((part) => part.kind === 'package' && !part.about);
  const isOpen = alternatives(value).every((part) => part.kind === 'resource' && part.resource === '*');
  if (!isUnknown(value) && !isOfPackage && !isOpen) return value;
  const declared = fn.returnType
    ? typeNodeValue(context, fn.returnType.typeAnnotation, module)
    : jsdocResult(context, fn, module);
  if (isOpen) return declaredAs(value, declared);
  return isUnknown(declared) || (isOfPackage && !isOfService(declared)) ? value : declared;
}

/** What a generator hands out, one at a time. */
function yieldedValue(context: Context, fn: FunctionNode, frame: Frame): Value {
  const { module } = frame;
  const values = yieldedBy(fn, module).flatMap((item) => {
    if (!item.argument) return [];
    const value = context.evaluate(item.argument, module, frame);
    return [item.delegate ? iterated(value) : value];
  });
  return union(values);
}

const keys = new WeakMap<Frame, WeakMap<object, object>>();

/** One key for a node or variable in a frame: what is remembered of one call says nothing of another. */
export function inFrame(node: object, frame: Frame | undefined): object {
  if (!frame) return node;
  const known = keys.get(frame) ?? new WeakMap<object, object>();
  keys.set(frame, known);
  const key = known.get(node) ?? { node };
  known.set(node, key);
  return key;
}
