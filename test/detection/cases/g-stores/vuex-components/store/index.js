import Vue from 'vue';
import Vuex from 'vuex';
import * as cards from './modules/cards';
import topics from './modules/topics';

Vue.use(Vuex);

export default new Vuex.Store({
  state: { groups: [] },
  mutations: { setGroups(state, groups) { state.groups = groups; } },
  getters: {
    crowded: (state) => state.groups.filter((group) => group.members_count > 20), // finds: members-count
    names: (state, getters) => getters.crowded.map((group) => group.members_count), // finds: members-count
  },
  modules: { cards, topics },
});
