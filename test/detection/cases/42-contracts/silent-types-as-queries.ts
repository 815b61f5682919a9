import { initClient, initContract } from '@ts-rest/core';

const c = initContract();

export const contract = c.router({
  cards: { method: 'GET', path: '/cards', query: c.type<{ member_id: number }>(), responses: { 200: c.type<{ sub_type: string }[]>() } },
});

export const client = initClient(contract, { baseUrl: 'https://shop.example', baseHeaders: {} });
export const load = () => client.cards({ query: { member_id: 3 } });
