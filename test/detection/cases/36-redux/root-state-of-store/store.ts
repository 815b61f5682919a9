import { combineReducers, configureStore } from '@reduxjs/toolkit';
import cardsReducer from './cards';

const rootReducer = combineReducers({ cards: cardsReducer });
export const store = configureStore({ reducer: rootReducer });
export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
