import axios from 'axios';
import { configureStore } from '@reduxjs/toolkit';

const CARDS_REQUESTED = 'CARDS_REQUESTED';
const CARDS_COMPLETED = 'CARDS_COMPLETED';
const GROUPS_COMPLETED = 'GROUPS_COMPLETED';

const ask = async ({ url, method = 'get', headers = {}, params = {} }) => {
  const secret = localStorage.getItem('secret');
  const response = await axios({
    url,
    method,
    params,
    headers: Object.assign({ Authorization: secret ? `SERVICE-LOGIN ${secret}` : null }, headers),
    baseURL: process.env.API_HOST,
  });
  return { data: response.data, total: response.headers['x-collection-range'] };
};

export const loadCards = (limit) => async (dispatch) => {
  let response = {};
  dispatch({ type: CARDS_REQUESTED });
  response = await ask({ url: `/cards?limit=${limit}` });
  const { error, data, total } = response;
  if (error) return;
  dispatch({ type: CARDS_COMPLETED, payload: { cards: data, total } });
};

export const loadGroups = () => async (dispatch) => {
  const { data = [] } = await ask({ url: '/groups' });
  dispatch({ type: GROUPS_COMPLETED, payload: data });
};

const setGroups = (state, groups) => ({ ...state, groups, isLoading: false });

const reducer = (state = { isLoading: false }, action = {}) => {
  const { type, payload = {} } = action;
  switch (type) {
    case CARDS_REQUESTED:
      return { ...state, isLoading: true };
    case CARDS_COMPLETED:
      return { ...state, cards: payload.cards, total: payload.total };
    case GROUPS_COMPLETED:
      return setGroups(state, payload);
    default:
      return state;
  }
};

export const store = configureStore({ reducer: { access: reducer } });
