import { api } from './client.js';
import { API } from './urls.js';
export async function mixed() {
  const { data: eventSet3 } = await api.post('/event_sets?limit=1', {});
  const { data: { events: a } } = await api.get(`/event_sets/${eventSet3.id}`);
  const { data: eventSet } = await api.post(API.doors.eventSets, {});
  const { data: { events: b } } = await api.get(`${API.doors.eventSets}/${eventSet.id}`);
  const { data: eventSet2 } = await api.post('/event_sets?limit=3', {});
  const { data: { events: c } } = await api.get(`/event_sets/${eventSet2.id}`);
  return [...a, ...b, ...c];
}
