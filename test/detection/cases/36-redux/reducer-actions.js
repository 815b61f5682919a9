import axios from 'axios';

const LOADED = 'cards/loaded';

export const loadCards = () => async (dispatch) => {
  const { data } = await axios.get('https://api.access.example/cards');
  dispatch({ type: LOADED, count: data.filter((card) => card.assigned).length }); // finds: card-assignment
};
