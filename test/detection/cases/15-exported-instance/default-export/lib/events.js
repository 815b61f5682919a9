import client from './client.js';

export async function lastEvents(limit) {
  const response = await client.get('events', { params: { limit } }); // finds: event-sets
  return response.data.map((event) => event.id); // finds: event-id
}
