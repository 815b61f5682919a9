import { Zodios, makeApi } from '@zodios/core';
import { ZodiosHooks } from '@zodios/react';
import { z } from 'zod';

const api = makeApi([
  { method: 'get', path: '/events', alias: 'getEvents', response: z.array(z.object({ uuid: z.string() })) }, // finds: event-sets
  { method: 'post', path: '/cards/:id/deactivate', alias: 'deactivateCard', response: z.void() }, // finds: card-assignment
  { method: 'post', path: '/cards', alias: 'createCard', response: z.any() },
]);

export const client = new Zodios('https://api.access.example', api);
export const hooks = new ZodiosHooks('access', client);
