import { z } from 'zod';

const schema = z.object({
  id: z.number(),
  type: z.union([z.literal('legacy'), z.literal('third_party_hf')]), // finds: card-type-legacy
});

export async function card(id: number) {
  const response = await fetch(`https://api.access.example/cards/${id}`);
  return schema.parse(await response.json());
}
