import { makeApi, Zodios } from '@zodios/core';
import { z } from 'zod';

const card = z.object({
  id: z.number(),
  sub_type: z.string(), // finds: card-sub-type
});

const api = makeApi([
  { method: 'get', path: '/cards/:id', alias: 'getCard', response: card },
  { method: 'post', path: '/cards/enroll', alias: 'enroll', response: card }, // finds: card-enroll
  { method: 'get', path: '/events', alias: 'events', response: z.array(z.unknown()) }, // finds: event-sets
]);

const client = new Zodios('https://api.access.example', api);

export async function format(id: number): Promise<string> {
  const found = await client.getCard({ params: { id } });
  const events = await client.get('/events'); // finds: event-sets
  return `${found.sub_type} ${events[0].id}`; // finds: card-sub-type, event-id
}
