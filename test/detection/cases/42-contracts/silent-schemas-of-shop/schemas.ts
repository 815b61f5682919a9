import { z } from 'zod';

export const giftCard = z.object({ id: z.number(), sub_type: z.string(), activated: z.boolean(), type: z.enum(['legacy', 'plus']) });
