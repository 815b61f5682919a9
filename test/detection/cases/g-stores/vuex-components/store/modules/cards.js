import axios from 'axios';
const api = axios.create({ baseURL: 'https://api.access.example' });
export const namespaced = true;
export const state = () => ({ all: [], byId: {} });
export const mutations = {
  SET(state, cards) { state.all = cards; },
  ONE(state, card) { state.byId = { ...state.byId, [card.id]: card }; },
};
export const getters = {
  active: (state) => state.all.filter((card) => card.activated), // finds: card-assignment
  ofFormat: (state) => (format) => state.all.filter((card) => card.sub_type === format), // finds: card-sub-type
  groupNames: (state, getters, rootState) => rootState.groups.map((group) => group.members_count), // finds: members-count
};
export const actions = {
  async load({ commit, dispatch }) {
    const { data } = await api.get('/cards');
    commit('SET', data);
    const { data: groups } = await api.get('/groups');
    commit('setGroups', groups, { root: true });
    return data;
  },
  async save({ commit, state }, card) {
    await api.post('/cards', { card });
    return state.all.map((card) => card.sub_type); // finds: card-sub-type
  },
};
