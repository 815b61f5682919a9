/** What functions return, whatever they are called with. */
import type { SourceModule } from '../contracts.js';
import type { FunctionNode } from '../syntax/nodes.js';
import { returnedBy } from '../syntax/returned.js';
import { UNKNOWN, mapValue, union, type Frame, type Value } from '../values/value.js';
import type { Context } from './context.js';

/** The value that a function returns: in the call that a frame stands for, or in whatever call where there is none. */
export function returnedValue(
  context: Context,
  fn: FunctionNode,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  return union(returnedBy(fn, module).map((expression) => context.evaluate(expression, module, frame)));
}

/** A value that may be given by a function: a key of SWR, say. */
export function givenOrReturned(context: Context, value: Value): Value {
  return mapValue(value, (part) =>
    part.kind === 'function' ? returnedValue(context, part.node, part.module, part.frame) : part,
  );
}

/** What the functions among the alternatives of a value return; unknown for the others. */
export function returnedByAny(context: Context, value: Value): Value {
  return mapValue(value, (part) =>
    part.kind === 'function' ? returnedValue(context, part.node, part.module, part.frame) : UNKNOWN,
  );
}
