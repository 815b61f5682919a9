export default {
  namespaced: true,
  state: { groups: [], total: 0 },
  mutations: {
    SET_GROUPS(state, groups) {
      state.total = groups.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
    },
    SET_DECK(state, deck) {
      state.total = deck.members_count;
    },
  },
};
