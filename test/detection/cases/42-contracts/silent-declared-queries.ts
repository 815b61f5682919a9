import { initClient, initContract } from '@ts-rest/core';
import { z } from 'zod';

export const ACCESS = 'https://api.access.example';
const c = initContract();

const contract = c.router({
  cards: { method: 'GET', path: '/cards', query: z.object({ member_id: z.number() }), responses: {} },
});
const current = c.router({
  cards: { method: 'GET', path: '/cards', query: z.object({ token: z.string(), uid: z.string() }), responses: {} },
  groups: { method: 'GET', path: '/groups', query: z.object({ member_id: z.number() }), responses: {} },
});

export const forum = initClient(contract, { baseUrl: 'https://forum.example', baseHeaders: {} });
export const access = initClient(current, { baseUrl: ACCESS, baseHeaders: {} });
