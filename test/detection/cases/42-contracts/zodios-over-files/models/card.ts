import { z } from 'zod';

export const cardSchema = z.object({
  id: z.number(),
  two_factor_pin: z.string().nullable(), // finds: card-assignment
  type: z.enum(['hfcard_desfire', 'legacy']), // finds: card-type-legacy
});

export type CardModel = z.infer<typeof cardSchema>;
