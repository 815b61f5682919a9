const API = 'https://api.access.example';
const headers = {
  'Content-Type': 'application/json',
  Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`,
};

interface EventSet {
  id: number;
  events: { id: number; place_id: number }[];
}

/** Keys of the events of a place, as a list component wants them. */
export async function eventKeys(placeId: number): Promise<string[]> {
  const created = await fetch(`${API}/event_sets`, { method: 'POST', headers, body: '{}' });
  const { id }: EventSet = await created.json();
  const response = await fetch(`${API}/event_sets/${id}`, { headers });
  const set: EventSet = await response.json();
  return set.events.filter((event) => event.place_id === placeId).map((event) => `event-${event.id}`);
}
