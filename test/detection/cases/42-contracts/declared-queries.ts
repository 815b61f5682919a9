import { initClient, initContract } from '@ts-rest/core';
import { Zodios, makeApi } from '@zodios/core';
import { z } from 'zod';

const c = initContract();

const filters = z.object({ user_id: z.coerce.number().optional(), limit: z.number() }); // finds: card-assignment

export const contract = c.router({
  cards: {
    method: 'GET',
    path: '/cards',
    query: z.object({
      member_id: z.coerce.number(), // finds: card-member-id-filter
      limit: z.coerce.number().default(20),
    }),
    responses: { 200: z.array(z.object({ id: z.number() })) },
  },
  active: { method: 'GET', path: '/cards', query: filters, responses: { 200: z.unknown() } },
  roles: { method: 'GET', path: '/role_assignments', query: z.object({ user_id: z.number() }), responses: {} },
});

export const access = initClient(contract, { baseUrl: 'https://api.access.example', baseHeaders: {} });

const api = makeApi([
  {
    method: 'get',
    path: '/cards',
    alias: 'listCards',
    response: z.array(z.object({ id: z.number() })),
    parameters: [
      { name: 'member_id', type: 'Query', schema: z.number() }, // finds: card-member-id-filter
      { name: 'activated', type: 'Header', schema: z.string() },
      { name: 'limit', type: 'Query', schema: z.number() },
    ],
  },
]);

export const zodios = new Zodios('https://api.access.example', api);
