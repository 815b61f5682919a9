import api from '../api';
import { SET_CARD, SET_CARDS } from './mutation-types';

const state = () => ({ all: [], current: null, kinds: [] });

const getters = {
  assigned: (state) => state.all.filter((card) => card.assigned), // finds: card-assignment
};

const mutations = {
  [SET_CARDS](state, cards) {
    state.all = cards;
    state.kinds = cards.map((card) => card.sub_type); // finds: card-sub-type
  },
  [SET_CARD](state, card) {
    state.current = card;
  },
};

const actions = {
  load({ commit }) {
    return api.get('/cards').then((response) => commit(SET_CARDS, response.data));
  },
};

export default { namespaced: true, state, getters, mutations, actions };
