import axios from 'axios';
import Vuex from 'vuex';

const forum = axios.create({ baseURL: 'https://forum.example' });
const access = axios.create({ baseURL: 'https://api.access.example' });

export default new Vuex.Store({
  state: { doors: [] },
  mutations: {
    setDoors(state, doors) {
      state.doors = doors.map(({ id, name }) => ({ id, label: name }));
    },
  },
  actions: {
    async load({ commit }) {
      commit('setDoors', (await access.get('/groups')).data);
    },
  },
  modules: {
    topics: {
      namespaced: true,
      state: { all: [] },
      mutations: {
        SET(state, topics) {
          state.all = topics;
        },
      },
      getters: { large: (state) => state.all.filter((topic) => topic.members_count > 9) },
      actions: {
        async load({ commit }) {
          commit('topics/SET', (await forum.get('/groups')).data, { root: true });
        },
        save: (_, topic) => forum.post('/cards', { card: topic }),
      },
    },
  },
});
