import { produce } from 'immer';
import axios from 'axios';

const LOADED = 'cards/loaded';
const ADDED = 'cards/added';
const CHANGED = 'cards/changed';
const http = axios.create({ baseURL: 'https://api.access.example' });

export const load = () => async (dispatch) => {
  const { data: cards } = await http.get('/cards');
  dispatch({ type: LOADED, payload: cards });
};
export const add = (card) => async (dispatch) => {
  const answer = await http.post('/cards', { card });
  dispatch({ type: ADDED, card: answer.data });
};
export const change = (id) => async (dispatch) => {
  const { data } = await http.get(`/cards/${id}`);
  dispatch({ type: CHANGED, id, data });
};

/** The whole state is what was loaded. */
export function list(state = [], action) {
  switch (action.type) {
    case LOADED:
      return action.payload;
    case ADDED:
      return [...state, action.card];
    default:
      return state;
  }
}

export function byId(state = {}, action) {
  if (action.type === CHANGED) {
    const next = { ...state };
    next[action.id] = action.data;
    return next;
  }
  return state;
}

export function added(state = { recent: [], last: null }, action) {
  switch (action.type) {
    case ADDED: {
      const recent = state.recent.slice();
      recent.unshift(action.card);
      return Object.assign({}, state, { recent, last: action.card });
    }
    case LOADED:
      return { ...state, all: { ...state.all, rows: state.all.rows.concat(action.payload) } };
    default:
      return state;
  }
}

export const drafted = (state = { rows: [] }, action) =>
  produce(state, (draft) => {
    if (action.type === LOADED) draft.rows = action.payload;
  });
