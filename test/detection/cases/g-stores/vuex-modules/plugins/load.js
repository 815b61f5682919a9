import api from '../api';
import { SET_DECK } from '../store/mutation-types';

export async function load(store) {
  const groups = await api.get('/groups');
  store.commit('groups/SET_GROUPS', groups.data);
  store.commit({ type: 'groups/SET_DECK', members_count: 52 });
  store.commit(`groups/${SET_DECK}`, { members_count: 52 });
  const { data } = await api.get('/cards/4');
  store.commit('cards/SET_CARD', data);
}
