import { combineReducers, createStore } from 'redux';
import { cards, groups } from './reducer.js';

export * as actions from './actions.js';
export const store = createStore(combineReducers({ group: groups, card: cards }));
