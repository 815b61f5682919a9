import { z } from 'zod';

const CardType = z.enum(['hfcard_desfire', 'legacy']); // finds: card-type-legacy
const Card = z.object({ id: z.number(), type: CardType });

export async function cards(headers: HeadersInit): Promise<z.infer<typeof Card>[]> {
  const response = await fetch('https://api.access.example/cards', { headers });
  return z.array(Card).parse(await response.json());
}
