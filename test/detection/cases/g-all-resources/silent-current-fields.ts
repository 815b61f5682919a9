import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

/** Ids of cards and sets, `user_id` of role assignments and logins, ids inside references are current. */
export async function current(setId: string, body: unknown) {
  const { data: set } = await api.get(`/event_sets/${setId}`);
  const { data: login } = await api.post('/logins', body);
  const { data: roles } = await api.get('/role_assignments', { params: { user_id: login.user_id } });
  const { data: cards } = await api.get('/cards', { params: { token: login.user.secret } });
  const { data: locks } = await api.get('/group_locks', { params: { group_id: roles[0].group.id } });
  return [set.id, login.id, login.user.id, roles[0].user_id, cards[0].id, cards[0].uid, locks[0].lock.id, locks[0].id];
}
