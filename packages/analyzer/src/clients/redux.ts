/** Redux Toolkit, as tables: what makes actions, and where an action is handed to a function. */

const PACKAGES = new Set(['@reduxjs/toolkit', '@reduxjs/toolkit/react', 'react-redux', 'redux']);

/**
 * What an export of it makes: `thunk` a thunk of the function that is its second argument, `action` an action creator, `any` a guard of
 * the action creators and guards it is given.
 */
export type ActionMaking = 'thunk' | 'action' | 'any';

const MAKES: Readonly<Record<string, ActionMaking>> = {
  createAsyncThunk: 'thunk',
  'createAsyncThunk.withTypes.()': 'thunk',
  createAction: 'action',
  'createAction.withTypes.()': 'action',
  isAnyOf: 'any',
  isAllOf: 'any',
  isFulfilled: 'any',
};

/** What a call of an export of Redux makes; undefined for others. */
export function actionMaking(packageName: string, exported: string): ActionMaking | undefined {
  return PACKAGES.has(packageName) && Object.hasOwn(MAKES, exported) ? MAKES[exported] : undefined;
}

/** Calls with an action creator or guard first and a function after it: which parameter of the function is the action. */
const HANDLERS: Readonly<Record<string, number>> = { addCase: 1, addMatcher: 1 };

/** The parameter of a handler that is the action, for a call of this name. */
export function actionParameterOf(call: string): number | undefined {
  return Object.hasOwn(HANDLERS, call) ? HANDLERS[call] : undefined;
}

/** Options that hold the action creator or guard of a listener, and the option whose function is handed the action. */
export const LISTENER = { on: ['actionCreator', 'matcher'], effect: 'effect' } as const;
