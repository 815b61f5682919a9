import { applyMiddleware, combineReducers, legacy_createStore } from 'redux';
import { thunk } from 'redux-thunk';
import { persistReducer } from 'redux-persist';
import undoable from 'redux-undo';
import storage from 'redux-persist/lib/storage';
import { added, byId, drafted, list } from './cards.js';

export const store = legacy_createStore(persistReducer({ key: 'root', storage }, combineReducers({ list, byId, added, drafted: undoable(drafted) })), applyMiddleware(thunk));
