import { api } from './client.js';

/** The keys of the first table are chosen at run time, the second is handed on as a whole. */
export const CHOSEN = { events: '/events', groups: '/groups' };
export const HANDED = { events: '/events', eventSets: '/event_sets' };

const paths: Record<string, string> = HANDED;

export const all = async () => {
  const { data: eventSet } = await api.post(HANDED.eventSets, {});
  return [(await api.get(CHOSEN.events)).data, (await api.get(`${HANDED.eventSets}/${eventSet.id}`)).data.events];
};
export const one = (key: keyof typeof CHOSEN) => api.get(CHOSEN[key]).then((r) => r.status);
export const known = Object.keys(paths);
