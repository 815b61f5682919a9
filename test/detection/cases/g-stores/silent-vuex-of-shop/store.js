import { createStore } from 'vuex';

export const ACCESS = 'https://api.access.example';

export default createStore({
  state: { cards: [], kinds: [] },
  mutations: {
    SET_CARDS(state, cards) {
      state.kinds = cards.map((card) => card.sub_type);
    },
  },
});
