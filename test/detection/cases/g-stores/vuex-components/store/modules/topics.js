import axios from 'axios';
const forum = axios.create({ baseURL: 'https://forum.example' });
export default {
  namespaced: true,
  state: { all: [] },
  mutations: { SET_TOPICS(state, topics) { state.all = topics; } },
  getters: { active: (state) => state.all.filter((topic) => topic.activated) },
  actions: { async load({ commit }) { commit('SET_TOPICS', (await forum.get('/cards')).data); } },
};
