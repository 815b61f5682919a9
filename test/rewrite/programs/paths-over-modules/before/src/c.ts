import { api } from './client.js';
import { API } from './urls.js';
export async function mixed() {
  const { data: a } = await api.get('/events?limit=1');
  const { data: b } = await api.get(API.doors.events);
  const { data: c } = await api.get('/events?limit=3');
  return [...a, ...b, ...c];
}
