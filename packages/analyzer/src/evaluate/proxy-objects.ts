/** Objects that answer any name: `new Proxy({}, { get: (target, verb) => (path) => request(verb, path) })`. */
import type { SourceModule } from '../contracts.js';
import { madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  union,
  type Frame,
  type ObjectValue,
  type Place,
  type SignatureValue,
  type Value,
} from '../values/value.js';
import type { NodeOf } from '../syntax/nodes.js';
import { argumentsOf } from './calls.js';
import type { Context } from './context.js';
import { callFunction } from './frames.js';
import { memberOf } from './members.js';

/** The value of `new Proxy(target, handler)`: the target, and what the handler makes of reads and calls. */
export function proxyValue(
  context: Context,
  node: NodeOf<'NewExpression'>,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const [target = UNKNOWN, handler = UNKNOWN] = argumentsOf(context, node, module, frame);
  const get = memberOf(context, handler, 'get');
  const apply = memberOf(context, handler, 'apply');
  const trapped: ObjectValue = {
    ...madeObject(),
    trap: (name, read) => calledTrap(context, get, [target, name], read),
  };
  const called: SignatureValue = {
    kind: 'signature',
    parameter: () => UNKNOWN,
    returns: () => UNKNOWN,
    apply: (args) => {
      const given: Value = { kind: 'array', place: undefined, elements: args.map((value) => () => value) };
      // A proxy that makes others of its kind is called outside of the call that made it.
      return calledTrap(context, apply, [target, UNKNOWN, given], { node, module, frame: undefined });
    },
  };
  const parts = [target];
  if (hasFunction(get)) parts.push(trapped);
  if (hasFunction(apply)) parts.push(called);
  return union(parts);
}

function hasFunction(value: Value): boolean {
  return alternatives(value).some((part) => part.kind === 'function');
}

function calledTrap(context: Context, trap: Value, args: Value[], place: Place): Value {
  const made = alternatives(trap).map((part) =>
    part.kind === 'function' ? callFunction(context, { ...part, bound: args }, [], place) : UNKNOWN,
  );
  return union(made.filter((value) => !isUnknown(value)));
}
