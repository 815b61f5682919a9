/** What a function of the project calls a function with that it was handed. */
import type { AnyNode, SourceModule, VariableLike } from '../contracts.js';
import { referencesOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import type { FunctionNode, NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, union, type Frame, type FunctionValue, type Place, type Value } from '../values/value.js';
import { propsOfElement } from './component-props.js';
import { cache, once, type Context } from './context.js';
import { inFrame, openFrame } from './frames.js';
import { callbackArgument } from './callbacks.js';

/** Inside a function of the project, whoever calls it: what it calls its parameter with. */
export function passedToFunction(
  context: Context,
  { node, module }: FunctionValue,
  position: number,
  index: number,
): Value {
  const variable = parameterAt(node, position, module);
  return variable ? passedToVariable(context, variable, index, module) : UNKNOWN;
}

/** The same in one call: a function hands on what each of its calls gives it. */
export function passedInCall(
  context: Context,
  target: FunctionValue,
  { args, place }: { args: () => Value[]; place: Place },
  position: number,
  index: number,
): Value {
  const variable = parameterAt(target.node, position, target.module);
  const frame = variable && openFrame(context, target, args(), place);
  return frame ? passedInFrame(context, variable, index, frame) : passedToFunction(context, target, position, index);
}

function parameterAt(fn: FunctionNode, position: number, module: SourceModule): VariableLike | undefined {
  const parameter = fn.params[position];
  return parameter?.type === 'Identifier' ? variableAt(parameter.name, fn.body ?? fn, module) : undefined;
}

/** What a function that a variable holds is called with as its argument number `index`. */
function passedToVariable(context: Context, variable: VariableLike, index: number, module: SourceModule): Value {
  // Functions hand their callbacks on to each other, in circles too: each is asked once for one question. What is learnt inside a
  // circle is not yet all, so it holds for that question alone.
  const open = cache<object, true>(context, 'passed-on');
  const known = cache<object, Map<number, Value>>(context, 'passed-values');
  if (open.has(variable)) return UNKNOWN;
  const before = known.get(variable)?.get(index);
  if (before) return before;
  const outermost = open.size === 0;
  open.set(variable, true);
  try {
    const value = union(valuesPassed(context, variable, index, module, undefined));
    known.set(variable, (known.get(variable) ?? new Map<number, Value>()).set(index, value));
    return value;
  } finally {
    open.delete(variable);
    if (outermost) known.clear();
  }
}

/** What a function that a variable holds is called with in one call of the function around it. */
export function passedInFrame(context: Context, variable: VariableLike, index: number, frame: Frame): Value {
  const key = inFrame(variable, frame);
  const known = once(context, 'passed-in-frames', key, new Map<number, Value>(), () => new Map<number, Value>());
  const before = known.get(index);
  if (before) return before;
  known.set(index, UNKNOWN);
  const value = union(valuesPassed(context, variable, index, frame.module, frame));
  known.set(index, value);
  return value;
}

/** What the function calls a parameter of its with, or has it called with. */
function valuesPassed(
  context: Context,
  variable: VariableLike,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value[] {
  const values: Value[] = [];
  for (const reference of referencesWithAliases(variable, module)) {
    const { place, taker: parent } = takenBy(reference, module);
    // A component that is handed to a function: `<Component {...props} cards={cards} />`.
    if (parent?.type === 'JSXOpeningElement' && index === 0)
      values.push(propsOfElement(context, parent, module, frame));
    if (parent?.type !== 'CallExpression') continue;
    if (parent.callee === place) {
      const argument = parent.arguments[index];
      if (argument) values.push(context.evaluate(argument, module, frame));
    } else if (parent.arguments.includes(place as never)) {
      values.push(callbackArgument(context, parent, place, index, module, frame));
    }
  }
  return values;
}

/** The references to a variable, and to those that are assigned what it holds: `if (typeof options === 'function') callback = options;`. */
function referencesWithAliases(variable: VariableLike, module: SourceModule): AnyNode[] {
  const variables = new Set([variable]);
  // A set goes on with what is added meanwhile.
  for (const each of variables) {
    for (const reference of referencesOf(each, module)) {
      const { place, taker } = takenBy(reference, module);
      const assigned = taker?.type === 'LogicalExpression' ? takenBy(taker, module) : { place, taker };
      const alias = holderOf(assigned.taker, assigned.place);
      const held = alias && variableAt(alias.name, alias, module);
      if (held && variables.size < MAX_ALIASES) variables.add(held);
    }
  }
  return [...variables].flatMap((each) => referencesOf(each, module));
}

/** Names of one function under which it is called. */
const MAX_ALIASES = 4;

/** `callback` of `callback = options`, and of `const callback = options`. */
function holderOf(taker: AnyNode | undefined, value: AnyNode): NodeOf<'Identifier'> | undefined {
  if (taker?.type === 'AssignmentExpression' && taker.right === value)
    return taker.left.type === 'Identifier' ? taker.left : undefined;
  if (taker?.type !== 'VariableDeclarator' || taker.init !== value) return undefined;
  return taker.id.type === 'Identifier' ? taker.id : undefined;
}
