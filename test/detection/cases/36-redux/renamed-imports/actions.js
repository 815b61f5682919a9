import axios from 'axios';
import { CARDS_LOADED as LOADED } from './types.js';

export const loadCards = () => async (dispatch) => {
  const { data } = await axios.get('https://api.access.example/cards');
  dispatch({ type: LOADED, cards: data });
};
