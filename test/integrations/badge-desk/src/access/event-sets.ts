import { api } from './http';

interface EventSet {
  id: number;
  state: 'pending' | 'ready';
  events: { uuid: string; organization_id: number; place_id: number }[];
}

const POLL_MS = 1_500;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The nightly archive reads a whole day at once. */
export async function archiveDay(day: string): Promise<string[]> {
  const interval = `${day}T00:00:00Z/${day}T23:59:59Z`;
  const { data: created } = await api.post<EventSet>('/event_sets', { event_set: { interval } });
  let set = created;
  while (set.state === 'pending') {
    await pause(POLL_MS);
    set = (await api.get<EventSet>(`/event_sets/${set.id}`)).data;
  }
  return set.events.map((event) => event.uuid);
}
