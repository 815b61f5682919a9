import { configureStore } from '@reduxjs/toolkit';
import { badges } from './slice';

export const store = configureStore({ reducer: { badges: badges.reducer } });
export type AppDispatch = typeof store.dispatch;
