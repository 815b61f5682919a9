import { initClient, initContract } from '@ts-rest/core';
import { z } from 'zod';

const c = initContract();

export const contract = c.router({
  cards: {
    activate: { method: 'POST', path: '/cards/:id/activate', body: z.object({}), responses: {} }, // finds: card-assignment
    list: {
      method: 'GET',
      path: '/cards',
      query: z.object({ member_id: z.number() }), // finds: card-member-id-filter
      responses: { 200: c.type<unknown[]>() },
    },
  },
  events: { method: 'GET', path: '/events', responses: { 200: z.array(z.unknown()) } }, // finds: event-sets
});

const client = initClient(contract, { baseUrl: 'https://api.access.example', baseHeaders: {} });

export async function ids(memberId: number) {
  const { body } = await client.cards.list({ query: { member_id: memberId } }); // finds: card-member-id-filter
  return body.map((card) => card.sub_type); // finds: card-sub-type
}
