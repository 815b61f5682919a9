import { z } from 'zod';

const cardSchema = z.object({
  id: z.number(),
  sub_type: z.string().nullable(), // finds: card-sub-type
  user_id: z.number().optional(), // finds: card-assignment
});

export type Card = z.infer<typeof cardSchema>;

export async function loadCard(id: number): Promise<Card> {
  const response = await fetch(`https://api.access.example/cards/${id}`);
  return cardSchema.parse(await response.json());
}

export const label = (card: Card): string => card.sub_type ?? 'none'; // finds: card-sub-type
