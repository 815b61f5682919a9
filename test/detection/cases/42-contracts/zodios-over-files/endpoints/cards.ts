import { makeEndpoint, makeErrors } from '@zodios/core';
import { z } from 'zod';
import { cardSchema } from '../models/card';

const errors = makeErrors([{ status: 'default', schema: z.object({ error: z.string() }) }]);

export const listCards = makeEndpoint({
  method: 'get',
  path: '/cards',
  alias: 'listCards',
  parameters: [{ type: 'Query', name: 'member_id', schema: z.number().optional() }],
  response: z.array(cardSchema),
  errors,
});

export const enrollCard = makeEndpoint({
  method: 'post',
  path: '/cards/enroll', // finds: card-enroll
  alias: 'enrollCard',
  response: cardSchema,
});
