import { makeApi, Zodios } from '@zodios/core';
import { z } from 'zod';

const api = makeApi([
  { method: 'get', path: '/events', alias: 'events', response: z.array(z.object({ id: z.string() })) },
  { method: 'post', path: '/cards/enroll', alias: 'enroll', response: z.unknown() },
]);

const chat = new Zodios('https://api.chat.example', api);

export const ids = async () => (await chat.events()).map((event) => event.id);
