/** Stores of signals: `signalStore(withState({ cards: [] }), withComputed(…), withMethods(…))` of NgRx. */
import { ngrxMaking } from '../clients/ngrx.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { indexOf } from '../syntax/module-index.js';
import { contains } from '../syntax/nodes.js';
import { takenBy } from '../syntax/outermost.js';
import { madeObject, returning } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  type Entry,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { callFunction } from './frames.js';
import { memberOf } from './members.js';
import { exportOf } from './package-functions.js';
import { stateAfter, type StateWrite } from './state-writes.js';
import { typeNodeValue } from './types.js';

/** A part of such a store: the call that makes it. */
type Part = Place & { made: string };

/** The store that parts make, as it is injected: its state as signals, and what its functions add. */
export function signalStore(context: Context, args: readonly Value[], place: Place): Value {
  return once<Value>(context, 'signal-stores', place.node, UNKNOWN, () => {
    const parts = partsAmong(context, args);
    const begun = parts.filter(({ made }) => made === 'withState').map((part) => stateOfPart(context, part));
    const initial = madeObject(
      new Map(),
      begun.map((value) => () => value),
    );
    const writes = [place, ...parts].flatMap((at) => patchesIn(context, at.node, at.module));
    const state = (): Value =>
      once<Value>(context, 'signal-states', place.node, initial, () => stateAfter(context, initial, writes));
    const signals = namesOf([...begun, ...writes.map(({ value }) => value())]).map((name): [string, Entry] => [
      name,
      { value: () => returning(() => memberOf(context, state(), name)), module: place.module },
    ]);
    const store = madeObject(new Map(signals));
    store.spreads.push(
      ...parts.filter(({ made }) => made !== 'withState').map((part) => (): Value => madeByPart(context, part, store)),
    );
    return store;
  });
}

function partsAmong(context: Context, values: readonly Value[]): Part[] {
  return values.flatMap(alternatives).flatMap((value): Part[] => {
    if (value.kind !== 'package' || !value.call || ngrxMaking(value.name, value.path[0] ?? '') !== 'part') return [];
    const [made = ''] = value.path;
    if (made !== 'signalStoreFeature') return [{ ...value.call, made }];
    const { node, module, frame } = value.call;
    const args = node.type === 'CallExpression' ? node.arguments : [];
    return partsAmong(
      context,
      args.map((argument) => context.evaluate(argument, module, frame)),
    );
  });
}

/** `withState<CardsState>({ cards: [] })`, `withState(() => ({ cards: [] }))`. */
function stateOfPart(context: Context, part: Part): Value {
  const { node, module, frame } = part;
  const [first] = node.type === 'CallExpression' ? node.arguments : [];
  const type = node.type === 'CallExpression' ? node.typeArguments?.params[0] : undefined;
  const given = first ? context.evaluate(first, module, frame) : UNKNOWN;
  const state = mapValue(given, (value) =>
    value.kind === 'function' ? callFunction(context, value, [], part) : value,
  );
  return isUnknown(state) && type ? typeNodeValue(context, type, module) : state;
}

/** What the function of a part adds to the store that it is given. */
function madeByPart(context: Context, part: Part, store: Value): Value {
  const { node, module, frame } = part;
  const [first] = node.type === 'CallExpression' ? node.arguments : [];
  return mapValue(first ? context.evaluate(first, module, frame) : UNKNOWN, (value) =>
    value.kind === 'function' ? callFunction(context, value, [store], part) : UNKNOWN,
  );
}

/** `patchState(store, { cards })`, `patchState(store, (state) => ({ cards }))` within what makes the store. */
function patchesIn(context: Context, owner: AnyNode, module: SourceModule): StateWrite[] {
  return indexOf(module).calls.flatMap((call): StateWrite[] => {
    if (call.type !== 'CallExpression' || calledName(call.callee, module) !== 'patchState' || !contains(owner, call))
      return [];
    return call.arguments.slice(1).map((patch) => ({
      path: [],
      value: () =>
        mapValue(context.evaluate(patch, module, undefined), (value) =>
          value.kind === 'function'
            ? callFunction(context, value, [UNKNOWN], { node: call, module, frame: undefined })
            : value,
        ),
      module,
    }));
  });
}

function namesOf(states: readonly Value[]): string[] {
  const names = states
    .flatMap(alternatives)
    .flatMap((part) => (part.kind === 'object' ? [...part.entries.keys()] : []));
  return [...new Set(names)];
}

/** What the function of a part of a store is given: the store. */
export function givenToPart(
  context: Context,
  value: PackageValue,
  call: AnyNode,
  index: number,
  module: SourceModule,
): Value | undefined {
  if (ngrxMaking(value.name, exportOf(value)) !== 'part') return undefined;
  if (index > 0) return UNKNOWN;
  const { taker } = takenBy(call, module);
  return taker?.type === 'CallExpression' ? context.evaluate(taker, module, undefined) : UNKNOWN;
}
