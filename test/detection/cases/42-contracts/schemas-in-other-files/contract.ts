import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { CardListSchema, CardSchema, GroupDto } from './schemas';

const c = initContract();

export const accessContract = c.router(
  {
    listCards: {
      method: 'GET',
      path: '/cards',
      query: z.object({ user_id: z.coerce.number().optional() }), // finds: card-assignment
      responses: { 200: CardListSchema },
    },
    getCard: { method: 'GET', path: '/cards/:id', responses: { 200: CardSchema, 404: z.object({ message: z.string() }) } },
    listGroups: { method: 'GET', path: '/groups', responses: { 200: z.array(GroupDto) } },
  },
  { strictStatusCodes: true },
);
