/** Stores whose state a function makes with functions that set and get it: `create((set, get) => ({ cards: [], load: … }))` of Zustand. */
import { storeMaking } from '../clients/redux.js';
import type { SourceModule } from '../contracts.js';
import { referencesOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import type { NodeOf } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  union,
  type FunctionValue,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { callFunction } from './frames.js';
import type { Context } from './context.js';
import { exportOf } from './package-functions.js';
import { typeNodeValue } from './types.js';

/** The hook of a state, which is what its type says, what its function makes, and what is set later. */
export function hookOfState(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): PackageValue | undefined {
  const fn = alternatives(args[0] ?? UNKNOWN).find((part) => part.kind === 'function');
  if (!fn) return undefined;
  const type = place.node.type === 'CallExpression' ? place.node.typeArguments?.params[0] : undefined;
  const declared = value.about ?? (type ? typeNodeValue(context, type, place.module) : UNKNOWN);
  const state: Value = madeObject(new Map(), [
    () => declared,
    () => callFunction(context, fn, [], place),
    ...setBy(context, fn),
  ]);
  return { ...value, path: ['hook'], made: true, about: state, call: place };
}

/** What the calls of the first parameter of a function are given: `set({ cards })`, `set((state) => ({ … }))`. */
function setBy(context: Context, { node, module, frame }: FunctionValue): (() => Value)[] {
  const [parameter] = node.params;
  if (parameter?.type !== 'Identifier') return [];
  const variable = variableAt(parameter.name, node.body ?? node, module);
  return (variable ? referencesOf(variable, module) : []).flatMap((reference) => {
    const { place, taker } = takenBy(reference, module);
    const given = taker?.type === 'CallExpression' && taker.callee === place ? taker.arguments[0] : undefined;
    return given ? [() => valueSet(context, { node: given, module, frame })] : [];
  });
}

function valueSet(context: Context, place: Place): Value {
  return union(
    alternatives(context.evaluate(place.node, place.module, place.frame)).map((part) =>
      part.kind === 'function' ? callFunction(context, part, [], place) : part,
    ),
  );
}

/** What a call of such a hook gives: the state, or what the function it is given selects of it. */
export function stateOfHook(
  context: Context,
  value: PackageValue,
  name: string,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const state = value.about ?? UNKNOWN;
  if (/\.(setState|subscribe|destroy)$/.test(name)) return undefined;
  const selectors = args.filter((part) => part.kind === 'function');
  const [selector] = selectors;
  return selector ? callFunction(context, selector, [state], place) : state;
}

/** What the function that makes such a state is handed: how it sets, and how it gets it. */
export function handedToState(
  context: Context,
  value: PackageValue,
  call: NodeOf<'CallExpression' | 'NewExpression'>,
  index: number,
  module: SourceModule,
): Value | undefined {
  if (storeMaking(value.name, exportOf(value)) !== 'hook') return undefined;
  const made = (): Value => {
    const hook = context.evaluate(call, module, undefined);
    return hook.kind === 'package' && hook.about && !isUnknown(hook.about) ? hook.about : UNKNOWN;
  };
  return index === 1 ? { kind: 'signature', parameter: () => UNKNOWN, returns: made } : UNKNOWN;
}
