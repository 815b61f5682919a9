import { configureStore } from '@reduxjs/toolkit';
import cardsReducer from './slice.js';

export default configureStore({ reducer: { cards: cardsReducer } });
