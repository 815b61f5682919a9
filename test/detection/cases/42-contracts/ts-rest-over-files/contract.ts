import { initContract } from '@ts-rest/core';
import { z } from 'zod';

const c = initContract();

export const contract = c.router({
  cards: c.router({
    enroll: { method: 'POST', path: '/cards/enroll', body: z.object({ token: z.string() }), responses: { 201: z.any() } }, // finds: card-enroll
    assign: { method: 'POST', path: '/cards/:id/assign', pathParams: z.object({ id: z.string() }), body: z.any(), responses: { 200: z.any() } }, // finds: card-assignment
  }),
  groups: { method: 'GET', path: '/groups', responses: { 200: z.array(z.any()) } },
});
