import { combineReducers as combined, configureStore as storeOf } from '@reduxjs/toolkit';
import { CARDS_LOADED as ARRIVED } from './types.js';
import groups from './groups-slice.js';

const cards = (state = { list: [] }, action) => {
  if (action.type === ARRIVED) return { ...state, list: action.cards.filter((card) => card.activated) }; // finds: card-assignment
  return state;
};

export const store = storeOf({ reducer: combined({ cards, groups }) });
