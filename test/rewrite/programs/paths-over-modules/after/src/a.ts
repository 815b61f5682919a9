import { api } from './client.js';
import { API, EVENTS_PATH, EVENTS_URL, EVENT_SETS, Path } from './index.js';
import * as urls from './urls.js';

export async function one() {
  const { data: eventSet2 } = await api.post(EVENTS_PATH, { limit: 1 });
  const { data: { events: data } } = await api.get(`${EVENTS_PATH}/${eventSet2.id}`);
  const eventSet = await (await fetch(EVENTS_URL, { method: 'POST', headers: { a: 'b' } })).json();
  const again = await fetch(`${EVENTS_URL}/${eventSet.id}`, { headers: { a: 'b' } });
  return [data, (await again.json()).events];
}
export const two = async () => {
  const { data: eventSet } = await api.post(API.doors.eventSets, {});
  return (await api.get(`${API.doors.eventSets}/${eventSet.id}`)).data.events;
};
export const three = async () => {
  const { data: eventSet } = await api.post(Path.EventSets, {});
  return (await api.get(`${Path.EventSets}/${eventSet.id}`)).data.events;
};
export const four = async () => {
  const { data: eventSet } = await api.post(EVENT_SETS, {});
  return (await api.get(`${EVENT_SETS}/${eventSet.id}`)).data.events;
};
export const five = async () => {
  const { data: eventSet } = await api.post(urls.EVENTS_PATH, {});
  return (await api.get(`${urls.EVENTS_PATH}/${eventSet.id}`)).data.events;
};
export const six = () => api.get(API.doors.groups);
