import axios from 'axios';
import { combineReducers, legacy_createStore } from 'redux';

export const loadCards = () => axios.get('https://api.access.example/cards');

const LOADED = 'gifts/loaded';
const ADDED = 'gifts/added';

export const load = () => async (dispatch) => {
  const { data } = await axios.get('https://shop.example.org/cards');
  dispatch({ type: LOADED, payload: data });
  dispatch({ type: ADDED, card: data[0] });
};

function list(state = [], action) {
  switch (action.type) {
    case LOADED:
      return action.payload;
    case ADDED:
      return [...state, action.card];
    default:
      return state;
  }
}

function last(state = { recent: [] }, action) {
  if (action.type !== ADDED) return state;
  const recent = state.recent.slice();
  recent.push(action.card);
  return Object.assign({}, state, { recent });
}

export const store = legacy_createStore(combineReducers({ list, last }));
export const kinds = () => store.getState().list.map((card) => card.sub_type);
export const pins = () => store.getState().last.recent.map((card) => card.two_factor_pin);
