import axios from 'axios';
import { CARDS_LOADED, DECK_DEALT, GROUPS_LOADED } from './types';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const loadCards = (member) => async (dispatch) => {
  const response = await api.get('/cards', { params: { member_id: member } }); // finds: card-member-id-filter
  dispatch({ type: CARDS_LOADED, cards: response.data, at: Date.now() });
};

const groupsLoaded = (payload) => ({ type: GROUPS_LOADED, payload });

export function loadGroups() {
  return (dispatch) => api.get('/groups').then(({ data }) => dispatch(groupsLoaded(data)));
}

export const deal = (deck) => ({ type: DECK_DEALT, cards: deck, payload: deck });
