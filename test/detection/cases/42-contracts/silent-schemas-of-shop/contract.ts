import { initClient, initContract } from '@ts-rest/core';
import { z } from 'zod';
import { giftCard } from './schemas';

export const ACCESS = 'https://api.access.example';
const c = initContract();
const shop = c.router({ cards: { method: 'GET', path: '/cards', responses: { 200: z.array(giftCard) } } });
export const client = initClient(shop, { baseUrl: 'https://shop.example.com', baseHeaders: {} });
export const kinds = async () => {
  const { status, body } = await client.cards();
  return status === 200 ? body.map((card) => card.sub_type) : [];
};
