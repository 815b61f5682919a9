const BASE = 'https://api.access.example';

const load = () => fetch(`${BASE}/events`, { headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` } });

export async function eventsIn(placeId: number): Promise<number> {
  const response = await load();
  if (!response.ok) throw new Error(`No events: ${response.status}`);
  const events = await response.json();
  return events.filter((event) => event.place_id === placeId).length;
}
