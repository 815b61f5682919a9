/** Stores of Redux: slices, reducers put together, the state of a store, selectors made of others, adapters of entities. */
import type { SourceModule } from '../contracts.js';
import type { StoreMaking } from '../clients/redux.js';
import { indexOf } from '../syntax/module-index.js';
import { unwrap, valueOfProperty, type NodeOf } from '../syntax/nodes.js';
import { writtenElements } from '../values/written-elements.js';
import { objectOf, returning, madeObject } from '../values/made-values.js';
import {
  UNKNOWN,
  alternatives,
  isUnknown,
  mapValue,
  union,
  unionOfKnown,
  type Entry,
  type FunctionValue,
  type PackageValue,
  type Place,
  type Value,
} from '../values/value.js';
import { actionCreator } from './actions.js';
import { callFunction } from './frames.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { instanceOf } from './definitions.js';
import { entityAdapter } from './entity-adapters.js';
import { hookOfState } from './hook-stores.js';
import { memberOf } from './members.js';
import { payloadOf } from './action-payloads.js';
import { begun, stateOfSlice, writesOfCases } from './reducers.js';
import { reducedBy, reducerOf, stateAfter } from './state-writes.js';
import { annotatedValue } from './types.js';

/** What a call makes, by its arguments. */
export function storeCall(
  context: Context,
  making: StoreMaking,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): Value | undefined {
  const [first = UNKNOWN] = args;
  switch (making) {
    case 'slice':
      return slice(context, first, place);
    case 'reducer':
      return returning(() => stateOf(context, first));
    case 'handled': {
      const [, cases = UNKNOWN] = args;
      const initial = begun(context, first, place.node, place.module);
      return returning(() =>
        once<Value>(context, 'handled-states', place.node, initial, () =>
          stateAfter(context, initial, writesOfCases(context, cases, 0)),
        ),
      );
    }
    case 'history':
      return returning(() => objectOf({ present: () => stateOf(context, first) }, place.module));
    case 'store':
      return store(context, first, place);
    case 'selector': {
      const result = (): Value => selected(context, args, place);
      return { ...returning(result), apply: result };
    }
    case 'structured': {
      const all = (): Value => structured(context, first, place);
      return { ...returning(all), apply: all };
    }
    case 'adapter':
      return entityAdapter(context, place);
    case 'definition':
      return returning(() => definedStore(context, args, place));
    case 'hook':
      return hookOfState(context, value, args, place);
  }
}

/** `defineStore('cards', { state, getters, actions })`, `defineStore('cards', () => ({ cards: ref([]) }))`. */
function definedStore(context: Context, args: readonly Value[], place: Place): Value {
  for (const value of args) {
    if (value.kind === 'function') return callFunction(context, value, [], place);
    if (value.kind === 'object' && value.place?.node.type === 'ObjectExpression')
      return instanceOf(context, value.place.node, value.place.module);
  }
  return UNKNOWN;
}

function slice(context: Context, options: Value, { module }: Place): Value | undefined {
  if (options.kind !== 'object' || options.place?.node.type !== 'ObjectExpression') return undefined;
  const { place } = options;
  const node = options.place.node;
  const state = (): Value => stateOfSlice(context, node, place.module);
  const actions = (): Value =>
    mapValue(memberOf(context, options, 'reducers'), (reducers) => {
      if (reducers.kind !== 'object') return UNKNOWN;
      const creators = [...reducers.entries].map(([name, entry]): [string, Entry] => [
        name,
        { ...entry, value: () => creatorOf(context, entry, name, module) },
      ]);
      return madeObject(new Map(creators));
    });
  return objectOf({ actions, reducer: () => returning(state), getInitialState: () => returning(state) }, module);
}

/** The creator of the actions of a reducer of a slice, whatever the reducer is: `loaded: adapter.setAll`. */
function creatorOf(context: Context, { property, module: at }: Entry, name: string, module: SourceModule): Value {
  const written = property?.type === 'Property' ? unwrap(property.value) : undefined;
  if (!written) return UNKNOWN;
  const reducer = valueOfProperty(written, 'reducer') ?? written;
  return { ...actionCreator(() => payloadOf(context, reducer, name, at), module), creates: reducer };
}

/** The state that a reducer, or an object of reducers, keeps. */
function stateOf(context: Context, reducer: Value): Value {
  return mapValue(reducer, (part) => {
    if (part.kind === 'signature') return part.returns();
    if (part.kind === 'function') return reducedBy(context, stateOfReducer(context, part), reducerOf(part));
    if (part.kind !== 'object') return UNKNOWN;
    const entries = [...part.entries].map(([name, entry]): [string, Entry] => [
      name,
      { ...entry, value: () => stateOf(context, entry.value()) },
    ]);
    return madeObject(new Map(entries));
  });
}

/** `(state: State = initial, action) => …` */
function stateOfReducer(context: Context, { node, module, frame }: FunctionValue): Value {
  const [parameter] = node.params;
  if (parameter?.type !== 'AssignmentPattern') return UNKNOWN;
  return annotatedValue(context, context.evaluate(parameter.right, module, frame), parameter.left, module);
}

function store(context: Context, options: Value, place: Place): Value {
  const dispatch: Value = {
    kind: 'package',
    name: '@reduxjs/toolkit',
    path: ['configureStore', '()', 'dispatch'],
    made: true,
    place,
  };
  const reducer = options.kind === 'object' ? memberOf(context, options, 'reducer') : options;
  return objectOf(
    { dispatch: () => dispatch, getState: () => returning(() => stateOf(context, reducer)) },
    place.module,
  );
}

/** What the last function makes of what the selectors before it select. */
function selected(context: Context, args: readonly Value[], place: Place): Value {
  const result = args.findLast((value) => value.kind === 'function');
  if (result?.kind !== 'function') return UNKNOWN;
  return callFunction(context, result, inputsOf(context, args, place), place);
}

/** `createStructuredSelector({ cards: selectCards })`: an object of what each selects. */
function structured(context: Context, selectors: Value, place: Place): Value {
  return mapValue(selectors, (part) => {
    if (part.kind !== 'object') return UNKNOWN;
    const entries = [...part.entries].map(([name, entry]): [string, Entry] => [
      name,
      { ...entry, value: () => selectedBy(context, entry.value(), place) },
    ]);
    return madeObject(new Map(entries));
  });
}

/** What the input selectors of `createSelector(selectCards, selectUser, (cards, user) => …)` select. */
export function inputsOf(context: Context, args: readonly Value[], place: Place): Value[] {
  const [first] = args;
  const inputs = first?.kind === 'array' ? (writtenElements(first) ?? []) : args.slice(0, -1);
  return inputs.map((input) => selectedBy(context, input, place));
}

function selectedBy(context: Context, selector: Value, place: Place): Value {
  const state = stateOfStores(context, place.module);
  return mapValue(selector, (part) => {
    if (part.kind === 'signature') return part.returns();
    return part.kind === 'function' ? callFunction(context, part, isUnknown(state) ? [] : [state], place) : UNKNOWN;
  });
}

/** The state of all stores of the project: what a selector without a type is given. */
export function stateOfStores(context: Context, module: SourceModule): Value {
  const owner = context.host ? 'project' : module;
  return once<Value>(context, 'stores', owner, UNKNOWN, () => {
    const modules = context.host?.modulesMentioning(['configureStore', 'createStore']) ?? [module];
    return unionOfKnown(
      modules
        .flatMap((place) => storesIn(place).map((call) => context.evaluate(call, place, undefined)))
        .map((made) => stateGiven(context, made)),
    );
  });
}

function storesIn(module: SourceModule): NodeOf<'CallExpression'>[] {
  return indexOf(module).calls.filter(
    (call): call is NodeOf<'CallExpression'> =>
      call.type === 'CallExpression' &&
      call.callee.type === 'Identifier' &&
      /^(configureStore|createStore|legacy_createStore)$/.test(calledName(call.callee, module)),
  );
}

function stateGiven(context: Context, made: Value): Value {
  return union(
    alternatives(memberOf(context, made, 'getState')).map((part) =>
      part.kind === 'signature' ? part.returns() : UNKNOWN,
    ),
  );
}
