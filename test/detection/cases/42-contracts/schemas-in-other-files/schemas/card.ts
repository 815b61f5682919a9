import { z } from 'zod';

export const CardSchema = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  sub_type: z.string().nullish(), // finds: card-sub-type
  activated_at: z.string().datetime().nullable(), // finds: card-assignment
});

export const CardListSchema = z.array(CardSchema);

export type Card = z.infer<typeof CardSchema>;
