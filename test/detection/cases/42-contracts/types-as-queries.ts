import { initClient, initContract } from '@ts-rest/core';

const c = initContract();

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
}

export const contract = c.router({
  cards: {
    method: 'GET',
    path: '/cards',
    query: c.type<{ member_id: number; limit?: number }>(), // finds: card-member-id-filter
    responses: { 200: c.type<Card[]>() },
  },
  groups: { method: 'GET', path: '/groups', query: c.type<{ member_id: number }>(), responses: { 200: c.type<unknown>() } },
});

export const client = initClient(contract, { baseUrl: 'https://api.access.example', baseHeaders: {} });

export const load = () => client.cards({ query: { limit: 3 } }).then(({ body }) => body as Card[]);
