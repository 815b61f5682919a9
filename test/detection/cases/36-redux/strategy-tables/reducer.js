import { createReducer, updateObject } from './helpers.js';
import * as types from './types.js';

const started = (state) => updateObject(state, { loading: true });

const groupsLoaded = (state, action) => {
  const crowded = action.data.filter((group) => group.members_count > 20); // finds: members-count
  return updateObject(state, { groups: action.data, crowded, loading: false });
};

const strategies = {
  [types.GROUPS_START]: started,
  [types.GROUPS_SUCCESS]: groupsLoaded,
  fallback: (state) => state,
};

export const groups = (state = { groups: [], loading: false }, action) => {
  const strategy = strategies[action.type] ?? strategies.fallback;
  return strategy(state, action);
};

export const cards = createReducer(
  { cards: [] },
  {
    [types.CARDS_SUCCESS](state, { payload }) {
      return { ...state, cards: payload.cards, total: payload.total };
    },
  },
);
