/** Functions that others are made of: `flow(sortById, toRows)(events)`, and what the project composes itself by `fns.reduce((value, fn) => fn(value), start)`. */
import { collectionFunctionName } from '../clients/collection-functions.js';
import { composes } from '../clients/package-signatures.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { isFunction, memberName, unwrap, type FunctionNode, type NodeOf } from '../syntax/nodes.js';
import { nodesWithin } from '../syntax/nodes-within.js';
import { takenBy } from '../syntax/outermost.js';
import { returnedBy } from '../syntax/returned.js';
import { alternatives, isUnknown, unionOfKnown, type Frame, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { usesOfVariable, variableOf } from './function-uses.js';
import { exportOf } from './package-functions.js';
import { through } from './pipelines.js';

type Call = NodeOf<'CallExpression' | 'NewExpression'>;

/** Whether the first or the last function is given the value first. */
type Order = 'first' | 'last';

/** What a function receives that a call composes with others: the value that the whole is called with, after those that come before it. */
export function givenInComposition(
  context: Context,
  call: Call,
  position: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  if (position < 0 || call.arguments.some(({ type }) => type === 'SpreadElement')) return undefined;
  const order = orderOf(context, call, module, frame);
  if (!order) return undefined;
  const before = order === 'first' ? call.arguments.slice(0, position) : call.arguments.slice(position + 1).reverse();
  const given = unionOfKnown(givenToResult(context, call, module, frame));
  const value = before.reduce<Value>((held, fn) => through(context, held, fn, module, frame), given);
  return isUnknown(value) ? undefined : value;
}

function orderOf(
  context: Context,
  { callee }: Call,
  module: SourceModule,
  frame: Frame | undefined,
): Order | undefined {
  for (const part of alternatives(context.evaluate(callee, module, frame))) {
    const name = part.kind === 'package' ? collectionFunctionName(part.name, part.path) : undefined;
    if (name === 'pipe' || name === 'flow') return 'first';
    if (part.kind === 'package' && (name === 'compose' || name === 'flowRight' || composes(part.name, exportOf(part))))
      return 'last';
    const own = part.kind === 'function' ? orderOfOwn(context, part.node, part.module) : undefined;
    if (own) return own;
  }
  return undefined;
}

/** `(...fns) => (start) => fns.reduceRight((value, fn) => fn(value), start)`. */
function orderOfOwn(context: Context, fn: FunctionNode, module: SourceModule): Order | undefined {
  const [first] = fn.params;
  const rest = first?.type === 'RestElement' && first.argument.type === 'Identifier' ? first.argument.name : undefined;
  if (rest === undefined) return undefined;
  return once<Order | undefined>(context, 'composing-functions', fn, undefined, () => {
    for (const call of nodesWithin('calls', { node: fn, module })) {
      if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') continue;
      const name = memberName(call.callee);
      const { object } = call.callee;
      const [step, start] = call.arguments;
      if ((name !== 'reduce' && name !== 'reduceRight') || object.type !== 'Identifier' || object.name !== rest)
        continue;
      const begins = start?.type === 'Identifier' ? variableAt(start.name, start, module)?.defs[0] : undefined;
      if (begins?.type !== 'Parameter' || begins.node === fn || !step || !appliesEach(step, module)) continue;
      return name === 'reduce' ? 'first' : 'last';
    }
    return undefined;
  });
}

/** `(value, fn) => fn(value)`. */
function appliesEach(step: AnyNode, module: SourceModule): boolean {
  if (!isFunction(step)) return false;
  const [value, fn] = step.params;
  return returnedBy(step, module).some((node) => {
    const call = unwrapAwait(node);
    if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || !call.arguments[0]) return false;
    const given = unwrapAwait(call.arguments[0]);
    const isEach = fn?.type === 'Identifier' && fn.name === call.callee.name;
    return isEach && value?.type === 'Identifier' && given.type === 'Identifier' && given.name === value.name;
  });
}

function unwrapAwait(node: AnyNode): AnyNode {
  const inner = unwrap(node);
  return inner.type === 'AwaitExpression' ? unwrap(inner.argument) : inner;
}

/** What the function that a call makes is called with, at once or by the name that holds it. */
function givenToResult(context: Context, made: Call, module: SourceModule, frame: Frame | undefined): Value[] {
  const { place, taker } = takenBy(made, module);
  if (taker?.type === 'CallExpression' && taker.callee === place)
    return taker.arguments.slice(0, 1).map((argument) => context.evaluate(argument, module, frame));
  const variable = parentOf(place, module) && variableOf(place, module);
  return (variable ? usesOfVariable(context, variable, module) : []).flatMap((use) => {
    const [argument] = use.kind === 'call' ? use.call.arguments : [];
    return argument ? [context.evaluate(argument, use.module, undefined)] : [];
  });
}
