/** Redux and its toolkit, Pinia and Zustand, as tables: what makes actions, state and selectors, and where an action is handed to a function. */

const PACKAGES = new Set([
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/react',
  'react-redux',
  'redux',
  'reselect',
  're-reselect',
]);

/**
 * What an export of it makes: `thunk` a thunk of the function that is its second argument, `action` an action creator, `any` a guard of
 * the action creators and guards it is given.
 */
export type ActionMaking = 'thunk' | 'action' | 'any';

/**
 * `slice` of options, `reducer` of an object of reducers, `handled` of what a state begins with and of its cases, `history` of a reducer, `store` of a reducer or of options with one, `selector` of selectors and a
 * function of what they select, `structured` of an object of selectors, `adapter` of its type argument; `definition`: a function that gives the store which options or a function
 * define; `hook`: a hook of the state that a function makes, with the functions that set and get it.
 */
export type StoreMaking =
  'slice' | 'reducer' | 'store' | 'handled' | 'history' | 'selector' | 'structured' | 'adapter' | 'definition' | 'hook';

const ACTIONS: Readonly<Record<string, ActionMaking>> = {
  createAsyncThunk: 'thunk',
  'createAsyncThunk.withTypes.()': 'thunk',
  createAction: 'action',
  isAnyOf: 'any',
  isFulfilled: 'any',
};

const STORES: Readonly<Record<string, StoreMaking>> = {
  createSlice: 'slice',
  combineReducers: 'reducer',
  combineSlices: 'reducer',
  configureStore: 'store',
  createStore: 'store',
  legacy_createStore: 'store',
  createSelector: 'selector',
  createStructuredSelector: 'structured',
  createDraftSafeSelector: 'selector',
  'createSelector.withTypes.()': 'selector',
  createReducer: 'handled',
  createEntityAdapter: 'adapter',
};

const OTHERS: Readonly<Record<string, Readonly<Record<string, StoreMaking>>>> = {
  'redux-undo': { default: 'history' },
  '@ngrx/store': { createSelector: 'selector' },
  pinia: { defineStore: 'definition' },
  zustand: { create: 'hook', default: 'hook', createStore: 'hook', 'create.()': 'hook', 'createStore.()': 'hook' },
  'zustand/vanilla': { createStore: 'hook', 'createStore.()': 'hook' },
  'zustand/traditional': { createWithEqualityFn: 'hook', 'createWithEqualityFn.()': 'hook' },
};

/** What a call of an export of Redux makes of actions; undefined for others. */
export function actionMaking(packageName: string, exported: string): ActionMaking | undefined {
  return PACKAGES.has(packageName) && Object.hasOwn(ACTIONS, exported) ? ACTIONS[exported] : undefined;
}

/** What a call of an export of a package of stores makes; undefined for others. */
export function storeMaking(packageName: string, exported: string): StoreMaking | undefined {
  const own = Object.hasOwn(OTHERS, packageName) ? OTHERS[packageName] : undefined;
  if (own) return Object.hasOwn(own, exported) ? own[exported] : undefined;
  return PACKAGES.has(packageName) && Object.hasOwn(STORES, exported) ? STORES[exported] : undefined;
}

/** True for the name of a call that keeps reducers under names: `combineReducers({ cards })`. */
export function keepsReducers(called: string): boolean {
  return Object.hasOwn(STORES, called) && (STORES[called] === 'reducer' || STORES[called] === 'store');
}

/** True for the name of a call that makes a creator of actions. */
export function makesActions(called: string): boolean {
  return Object.hasOwn(ACTIONS, called) && ACTIONS[called] === 'action';
}

/** True for calls that call the function they are given with the state of the store. */
export function selectsFromState(packageName: string, exported: string): boolean {
  if (packageName === 'redux-saga/effects') return exported === 'select';
  return packageName === 'react-redux' && (exported === 'useSelector' || exported === 'connect');
}

/** Calls with an action creator or guard first and a function after it: which parameter of the function is the action. */
const HANDLERS: Readonly<Record<string, number>> = { addCase: 1, addMatcher: 1 };

/** The parameter of a handler that is the action, for a call of this name. */
export function actionParameterOf(call: string): number | undefined {
  return Object.hasOwn(HANDLERS, call) ? HANDLERS[call] : undefined;
}

const ENTITIES: Readonly<Record<string, 'one' | 'many'>> = {
  addOne: 'one',
  setOne: 'one',
  upsertOne: 'one',
  addMany: 'many',
  setMany: 'many',
  setAll: 'many',
  upsertMany: 'many',
};

/** The methods of an adapter of entities that give the state which they are given, changed. */
export const ENTITY_METHODS: readonly string[] = [
  ...Object.keys(ENTITIES),
  'updateOne',
  'updateMany',
  'removeOne',
  'removeMany',
  'removeAll',
];

/** Whether a method of an adapter of entities puts one into a state, or many; undefined for others. */
export function writesEntities(method: string): 'one' | 'many' | undefined {
  return Object.hasOwn(ENTITIES, method) ? ENTITIES[method] : undefined;
}

/** True for calls of a builder whose last argument is a function that is given the state. */
export function handlesCase(call: string): boolean {
  return Object.hasOwn(HANDLERS, call) || call === 'addDefaultCase';
}

/** Options that hold the action creator or guard of a listener, and the option whose function is handed the action. */
export const LISTENER = { on: ['actionCreator', 'matcher'], effect: 'effect' } as const;

/** The packages of the tables. */
export const STORE_PACKAGES: readonly string[] = [...PACKAGES, ...Object.keys(OTHERS), 'vuex'];
