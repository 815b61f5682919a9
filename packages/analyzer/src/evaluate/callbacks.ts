/** What a function receives that is handed to a call. */
import { delegateOf } from '../clients/delegates.js';
import { handsOn } from '../clients/package-functions.js';
import { selectsFromState, storeMaking } from '../clients/redux.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, union, type Frame, type PackageValue, type Value } from '../values/value.js';
import { argumentsOf } from './calls.js';
import { givenByChain, givenByFunctions } from './collection-callbacks.js';
import { stateBefore } from './component-classes.js';
import { givenInComposition } from './composed-functions.js';
import type { Context } from './context.js';
import { namesOfMade } from './form-values.js';
import { handedToState } from './hook-stores.js';
import { handedOn } from './joined-answers.js';
import { elementOf } from './members.js';
import { exportOf } from './package-functions.js';
import { signatureParameter } from './package-signatures.js';
import { pipedTo } from './pipelines.js';
import { answerForCallback } from './responses.js';
import { givenOrReturned } from './returned-value.js';
import { givenToPart } from './signal-stores.js';
import { inputsOf, stateOfStores } from './stores.js';
import { passedInCall } from './passed-values.js';

const ELEMENT_FIRST = new Set([
  'map',
  'forEach',
  'filter',
  'find',
  'findLast',
  'findIndex',
  'some',
  'every',
  'flatMap',
]);
const ELEMENT_BOTH = new Set(['sort', 'toSorted']);

/** What a function passed to a call receives as its argument number `index`. */
export function callbackArgument(
  context: Context,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  callback: AnyNode,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const { callee } = call;
  const position = call.arguments.indexOf(callback as never);
  const answer = answerForCallback(context, callback, index, module, frame);
  if (answer) return answer;
  if (callee.type === 'MemberExpression') {
    const name = memberName(callee) ?? '';
    const object = (): Value => context.evaluate(callee.object, module, frame);
    // A method of the project's own may have any name.
    const isOwn = alternatives(object()).some((part) => part.kind === 'instance');
    if (isOwn || isPackage(object())) return callbackOfTarget(context, call, position, index, module, frame);
    if (ELEMENT_FIRST.has(name) && position === 0)
      return index === 0 ? elementOf(object()) : index === 2 ? object() : UNKNOWN;
    if (ELEMENT_BOTH.has(name) && index < 2) return elementOf(object());
    if ((name === 'then' || name === 'done') && position === 0) return handedOn(object())[index] ?? UNKNOWN;
    if ((name === 'reduce' || name === 'reduceRight') && position === 0) {
      if (index === 1) return elementOf(object());
      if (index > 0) return UNKNOWN;
      const [, start] = call.arguments;
      // Without a value to begin with, the first element is that.
      if (!start) return elementOf(object());
      const initial = context.evaluate(start, module, frame);
      // Where there is nothing to begin with, it is what the function made last.
      return initial.kind === 'constant' ? context.evaluate(call, module, frame) : initial;
    }
    if (name === 'groupBy' && position === 1 && call.arguments[0]) {
      return index === 0 ? elementOf(context.evaluate(call.arguments[0], module, frame)) : UNKNOWN;
    }
    if (name === 'from' && position === 1 && call.arguments[0]) {
      return index === 0 ? elementOf(context.evaluate(call.arguments[0], module, frame)) : UNKNOWN;
    }
    const chained = givenByChain(name, object(), index);
    if (chained) return chained;
  }
  return callbackOfTarget(context, call, position, index, module, frame);
}

function isPackage(value: Value): boolean {
  return alternatives(value).every((part) => part.kind === 'package');
}

/** What the function that is called hands to the callback at a position. */
function callbackOfTarget(
  context: Context,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  position: number,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value {
  const composed = index === 0 ? givenInComposition(context, call, position, module, frame) : undefined;
  if (composed) return composed;
  const target = context.evaluate(call.callee, module, frame);
  const place = { node: call, module, frame };
  const args = (): Value[] => argumentsOf(context, call, module, frame);
  return union(
    alternatives(target).map((value) => {
      if (value.kind === 'function') return passedInCall(context, value, { args, place }, position, index);
      if (value.kind === 'signature') {
        const expected = value.parameter(position);
        return expected.kind === 'signature' ? expected.parameter(index) : UNKNOWN;
      }
      if (value.kind === 'package') {
        const given = givenByPackage(context, value, call, position, index, module, frame);
        if (given) return given;
      }
      if (value.kind === 'library') {
        const functions = { name: value.library.name, path: [value.path] };
        return givenByFunctions(context, functions, call, position, index, module, frame) ?? UNKNOWN;
      }
      return value.kind === 'unknown' || value.kind === 'package' ? stateUpdate(context, call, index, module) : UNKNOWN;
    }),
  );
}

/** `useSWR(key, fetcher)`: the function is called with the key. */
function handedByDelegate(
  context: Context,
  value: PackageValue,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  position: number,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const delegate = delegateOf(value.name, value.path);
  const given = delegate?.args[index];
  if (!given || !delegate.function.some(({ argument, keys }) => argument === position && !keys)) return undefined;
  const argument = call.arguments[given.argument];
  return argument && !given.keys ? givenOrReturned(context, context.evaluate(argument, module, frame)) : undefined;
}

/** A function of lodash and its like hands on elements; a method of something made for a type, that type. */
function givenByPackage(
  context: Context,
  value: PackageValue,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  position: number,
  index: number,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  const handed =
    handedToState(context, value, call, index, module) ??
    givenToPart(context, value, call, index, module) ??
    handedByDelegate(context, value, call, position, index, module, frame);
  if (handed) return handed;
  const named = index === 0 && position === 0 ? namesOfMade(context, value, module) : undefined;
  if (value.about ?? named)
    return index === 0 ? union([value.about, named].filter((part) => part !== undefined)) : UNKNOWN;
  const exported = exportOf(value);
  // What hands a function on (`devtools((set) => …)`) has it handed what takes the result.
  if (handsOn(value.name, exported) && position === 0) {
    const { place, taker } = takenBy(call, module);
    if (taker?.type === 'CallExpression' && taker.arguments.includes(place as never))
      return callbackArgument(context, taker, place, index, module, frame);
  }
  if (selectsFromState(value.name, exported)) return index === 0 ? stateOfStores(context, module) : UNKNOWN;
  if (storeMaking(value.name, exported) === 'selector' && position === call.arguments.length - 1 && position > 0) {
    const args = call.arguments.map((argument) => context.evaluate(argument, module, frame));
    return inputsOf(context, args, { node: call, module, frame })[index];
  }
  const signed =
    pipedTo(context, value, call.arguments, position, module, frame) ??
    signatureParameter(context, value, call, position, index, { node: call, module, frame });
  return signed ?? givenByFunctions(context, value, call, position, index, module, frame);
}

/** `setCards((previous) => …)`: the previous state. */
function stateUpdate(
  context: Context,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  index: number,
  module: SourceModule,
): Value {
  if (index !== 0) return UNKNOWN;
  if (call.callee.type !== 'Identifier') return stateBefore(context, call.callee, module) ?? UNKNOWN;
  const variable = variableAt(call.callee.name, call.callee, module);
  const name = variable?.defs[0]?.name as AnyNode | undefined;
  const pattern = name ? parentOf(name, module) : undefined;
  if (pattern?.type !== 'ArrayPattern' || pattern.elements[1] !== name) return UNKNOWN;
  const state = pattern.elements[0];
  return state?.type === 'Identifier' ? context.evaluate(state, module, undefined) : UNKNOWN;
}
