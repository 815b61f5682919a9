import { api } from './client.js';
import { API, EVENTS_PATH, EVENTS_URL, LOG_PATH, Path } from './index.js';
import * as urls from './urls.js';

export async function one() {
  const { data } = await api.get(EVENTS_PATH, { params: { limit: 1 } });
  const again = await fetch(EVENTS_URL, { headers: { a: 'b' } });
  return [data, await again.json()];
}
export const two = async () => (await api.get(API.doors.events)).data;
export const three = async () => (await api.get(Path.Events)).data;
export const four = async () => (await api.get(LOG_PATH)).data;
export const five = async () => (await api.get(urls.EVENTS_PATH)).data;
export const six = () => api.get(API.doors.groups);
