import axios from 'axios';
import * as types from './types.js';

const http = axios.create({ baseURL: 'https://api.access.example' });

export const groupsSuccess = (groups) => ({ type: types.GROUPS_SUCCESS, data: groups });

export const fetchGroups = () => async (dispatch) => {
  dispatch({ type: types.GROUPS_START });
  const { data } = await http.get('/groups');
  dispatch(groupsSuccess(data));
};

export const fetchCards = () => (dispatch) =>
  http.get('/cards').then(({ data }) => dispatch({ type: types.CARDS_SUCCESS, payload: { cards: data, total: data.length } }));
