import { createStore } from 'vuex';
import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export default createStore({
  state: { cards: [], loading: false },
  mutations: {
    SET_CARDS(state, cards) {
      state.cards = cards;
    },
  },
  getters: {
    active: (state) => state.cards.filter((card) => card.activated), // finds: card-assignment
  },
  actions: {
    async load({ commit }, memberId) {
      const { data } = await api.get('/cards', { params: { member_id: memberId } }); // finds: card-member-id-filter
      commit('SET_CARDS', data);
    },
  },
});
