import { z } from 'zod';

/** The service's new names become ours. */
const card = z
  .object({ id: z.number(), format_name: z.string() })
  .transform((sent) => ({ id: sent.id, sub_type: sent.format_name }));

export async function load(id: number) {
  const response = await fetch(`https://api.access.example/cards/${id}`);
  return card.parse(await response.json()).sub_type;
}
