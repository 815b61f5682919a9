import { up } from 'up-fetch';

const api = up(fetch, () => ({ baseUrl: 'https://api.access.example' }));

export async function first(): Promise<unknown> {
  const events = await api('/events', { params: { limit: 1 } }); // finds: event-sets
  return events[0].id; // finds: event-id
}
