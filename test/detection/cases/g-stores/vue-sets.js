import Vue from 'vue';
import Vuex from 'vuex';
import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export default new Vuex.Store({
  state: { cardsById: {}, members: [], vouchers: {} },
  mutations: {
    RECEIVE(state, cards) {
      cards.forEach((card) => Vue.set(state.cardsById, card.id, card));
    },
    REPLACE(state, { index, member }) {
      Vue.set(state.members, index, member);
    },
    VOUCHERS(state, vouchers) {
      vouchers.forEach((card) => Vue.set(state.vouchers, card.id, card));
    },
  },
  getters: {
    formats: (state) => Object.values(state.cardsById).map((card) => card.sub_type), // finds: card-sub-type
    owners: (state) => state.members.filter((member) => member.card_assigned), // finds: member-card-assignment
    codes: (state) => Object.values(state.vouchers).map((card) => card.sub_type),
  },
  actions: {
    async load({ commit }, index) {
      commit('RECEIVE', (await api.get('/cards')).data);
      commit('REPLACE', { index, member: (await api.get('/members')).data[0] });
      commit('VOUCHERS', (await axios.get('https://shop.example.com/cards')).data);
    },
  },
});
