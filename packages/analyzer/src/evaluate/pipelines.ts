/** Values that go through functions one by one: `pipe(groups, map(…), filter(…))`, `effect.pipe(Effect.map(…))`. */
import { collectionFunctionName } from '../clients/collection-functions.js';
import { isPipe } from '../clients/package-signatures.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { takenBy } from '../syntax/outermost.js';
import { memberName, unwrap } from '../syntax/nodes.js';
import {
  UNKNOWN,
  alternatives,
  isOfService,
  isUnknown,
  mapValue,
  type Frame,
  type PackageValue,
  type Value,
} from '../values/value.js';
import { argumentsOf } from './calls.js';
import { callFunction } from './frames.js';
import { chainedCall } from './collection-calls.js';
import type { Context } from './context.js';
import { exportOf } from './package-functions.js';

/** What a value is after all functions of a pipe. */
function throughAll(
  context: Context,
  value: Value,
  functions: readonly AnyNode[],
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  return functions.reduce((before, fn) => through(context, before, fn, module, frame), value);
}

/** What a value is after one function of a pipe. Of what no table tells, it is what it was. */
export function through(
  context: Context,
  value: Value,
  fn: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const node = unwrap(fn);
  if (node.type === 'CallExpression') {
    for (const target of alternatives(context.evaluate(node.callee, module, frame))) {
      const name = target.kind === 'package' ? collectionFunctionName(target.name, target.path) : undefined;
      if (name === undefined) continue;
      const args = argumentsOf(context, node, module, frame);
      return chainedCall(context, name, value, args, { node, module, frame }) ?? UNKNOWN;
    }
  }
  return mapValue(context.evaluate(fn, module, frame), (part) => {
    if (part.kind === 'signature') return part.apply?.([value]) ?? part.returns();
    if (part.kind === 'function') return callFunction(context, part, [value], { node, module, frame });
    return part.kind === 'package' ? value : UNKNOWN;
  });
}

/** `pipe(value, …)` of a package: the value after the functions that stand before the argument at `position`. */
export function pipedTo(
  context: Context,
  target: PackageValue,
  args: readonly AnyNode[],
  position: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const [first, ...functions] = args;
  if (!first || !isPipe(target.name, exportOf(target))) return undefined;
  return throughAll(context, context.evaluate(first, module, frame), functions.slice(0, position - 1), module, frame);
}

/** What the function is called with that a call makes, where the call stands in a pipe: `pipe(groups, map(…))`. */
export function valueBefore(
  context: Context,
  call: AnyNode,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const { place, taker: pipe } = takenBy(call, module);
  const position = pipe?.type === 'CallExpression' ? pipe.arguments.indexOf(place as never) : -1;
  if (pipe?.type !== 'CallExpression' || position < 0) return undefined;
  const { callee } = pipe;
  for (const target of alternatives(context.evaluate(callee, module, frame))) {
    const value = target.kind === 'package' && pipedTo(context, target, pipe.arguments, position, module, frame);
    if (value) return value;
  }
  if (callee.type !== 'MemberExpression' || memberName(callee) !== 'pipe') return undefined;
  const receiver = context.evaluate(callee.object, module, frame);
  return isUnknown(receiver)
    ? undefined
    : throughAll(context, receiver, pipe.arguments.slice(0, position), module, frame);
}

/**
 * The data of the service that a function made by a call is applied to: `filter(propEq('legacy', 'type'), cards)`,
 * `cards.filter(propEq(…))`, `filter(propEq(…))(cards)`, `pipe(filter(propEq(…)), …)(cards)`. Undefined where there is none.
 */
export function appliedTo(context: Context, made: AnyNode, module: SourceModule): Value | undefined {
  const { place, taker: call } = takenBy(made, module);
  if (call?.type !== 'CallExpression') return undefined;
  const read = (node: AnyNode): Value => context.evaluate(node, module, undefined);
  const { callee } = call;
  const position = call.arguments.indexOf(place as never);
  const receiver = callee.type === 'MemberExpression' ? [callee.object] : [];
  const others =
    callee === place ? call.arguments : [...receiver, ...call.arguments.filter((_, at) => at !== position)];
  const given = others.map(read).find(isOfService);
  if (given || position < 0) return given;
  const whole = appliedTo(context, call, module);
  return whole && isPipeline(context, callee, module)
    ? throughAll(context, whole, call.arguments.slice(0, position), module, undefined)
    : whole;
}

/** `R.pipe`, `_.flow`: each argument is given what the one before it returns. */
function isPipeline(context: Context, callee: AnyNode, module: SourceModule): boolean {
  return alternatives(context.evaluate(callee, module, undefined)).some(
    (part) => part.kind === 'package' && /^(?:pipe|flow)$/.test(collectionFunctionName(part.name, part.path) ?? ''),
  );
}
