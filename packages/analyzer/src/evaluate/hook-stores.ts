/** Stores whose state a function makes with functions that set and get it: `create((set, get) => ({ cards: [], load: … }))` of Zustand. */
import { storeMaking } from '../clients/redux.js';
import type { SourceModule } from '../contracts.js';
import { isFunction, unwrap, type NodeOf } from '../syntax/nodes.js';
import { madeObject } from '../values/made-values.js';
import { UNKNOWN, alternatives, isUnknown, union, type PackageValue, type Place, type Value } from '../values/value.js';
import { calledName } from './called-name.js';
import { callFunction } from './frames.js';
import type { Context } from './context.js';
import { exportOf } from './package-functions.js';
import { setBy } from './handed-setters.js';
import { stateAfter, writesOf, type StateWrite } from './state-writes.js';
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
  const given = setBy(context, fn);
  const begun: Value = madeObject(new Map(), [
    () => declared,
    () => callFunction(context, fn, [], place),
    ...given.map((each) => () => valueSet(context, each)),
  ]);
  const state = stateAfter(
    context,
    begun,
    given.flatMap((each) => draftedBy(context, each)),
  );
  return { ...value, path: ['hook'], made: true, about: state, call: place };
}

function valueSet(context: Context, place: Place): Value {
  return union(
    alternatives(context.evaluate(place.node, place.module, place.frame)).map((part) =>
      part.kind === 'function' ? callFunction(context, part, [], place) : part,
    ),
  );
}

/** What a function writes into the draft of the state that it is given: `set((state) => { state.cards = cards; })` with immer. */
function draftedBy(context: Context, { node, module }: Place): StateWrite[] {
  const written = unwrap(node);
  const isProduced = written.type === 'CallExpression' && calledName(written.callee, module) === 'produce';
  const recipe = isProduced ? written.arguments[0] : written;
  if (!recipe || !isFunction(recipe)) return [];
  const { body } = recipe;
  if (body?.type !== 'BlockStatement') return [];
  return writesOf(context, { fn: recipe, index: 0, module, frame: undefined });
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
  if (index === 1) return { kind: 'signature', parameter: () => UNKNOWN, returns: made };
  if (index > 1) return UNKNOWN;
  // What sets is given the next state, or a function of the state.
  const update: Value = { kind: 'signature', parameter: (at) => (at === 0 ? made() : UNKNOWN), returns: () => UNKNOWN };
  return { kind: 'signature', parameter: (at) => (at === 0 ? update : UNKNOWN), returns: () => UNKNOWN };
}
