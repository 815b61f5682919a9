/** Signals: what is called to be read is what it was made with, what its type says and what it is set to. */
import { signalMaking } from '../clients/signals.js';
import { indexOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { memberName, propertyName, unwrap } from '../syntax/nodes.js';
import { calledToRead } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  union,
  type PackageValue,
  type Place,
  type SignatureValue,
  type Value,
} from '../values/value.js';
import { callFunction } from './frames.js';
import type { Context } from './context.js';
import { exportOf } from './package-functions.js';
import { settersOf } from './react-state.js';
import { storeWithSetter } from './setter-stores.js';
import { seenAs, typeNodeValue } from './types.js';

/** The signal that a call makes; undefined for other calls. */
export function signalCall(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const [first = UNKNOWN] = args;
  switch (signalMaking(value.name, exportOf(value))) {
    case 'held':
      return signal(() => held(context, [first, ...setTo(context, place)], place), place);
    case 'computed':
      return signal(() => resultOf(context, first, place), place);
    case 'same':
      return signal(() => first, place);
    case 'pair': {
      const { node, module, frame } = place;
      const set = node.type === 'CallExpression' ? settersOf(context, node, module, frame) : [];
      return listOfSignal(signal(() => held(context, [first, ...set], place), place));
    }
    case 'fetched':
      return listOfSignal(
        signal(() => resultOf(context, args.findLast(isFunctionValue) ?? UNKNOWN, place), place, ['latest']),
      );
    case 'store':
      return storeWithSetter(context, held(context, [first], place), place);
    default:
      return undefined;
  }
}

function isFunctionValue(value: Value): boolean {
  return value.kind === 'function';
}

function listOfSignal(read: Value): Value {
  return { kind: 'array', place: undefined, elements: [() => read, () => UNKNOWN] };
}

function signal(returns: () => Value, { module }: Place, members: readonly string[] = []): SignatureValue {
  return calledToRead(returns, module, members);
}

function resultOf(context: Context, fn: Value, place: Place): Value {
  return union(
    alternatives(fn).map((part) => (part.kind === 'function' ? callFunction(context, part, [], place) : UNKNOWN)),
  );
}

function held(context: Context, values: readonly Value[], { node, module }: Place): Value {
  const type = node.type === 'CallExpression' ? node.typeArguments?.params[0] : undefined;
  const known = union(values.filter((value) => !isUnknown(value) && value.kind !== 'constant'));
  return type ? seenAs(known, typeNodeValue(context, type, module)) : known;
}

/** `chosen.set(card)`, `this.chosen.update((card) => …)`: what the signal of this name is set to in its module. */
function setTo(context: Context, { node, module }: Place): Value[] {
  const { taker } = takenBy(node, module);
  const name =
    taker?.type === 'PropertyDefinition'
      ? propertyName(taker)
      : taker?.type === 'VariableDeclarator' && taker.id.type === 'Identifier'
        ? taker.id.name
        : undefined;
  return indexOf(module).calls.flatMap((call) => {
    if (name === undefined || call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return [];
    const [given] = call.arguments;
    const object = unwrap(call.callee.object);
    const owner =
      object.type === 'MemberExpression' ? memberName(object) : object.type === 'Identifier' ? object.name : undefined;
    if (!given || owner !== name || memberName(call.callee) !== 'set') return [];
    return [context.evaluate(given, module, undefined)];
  });
}
