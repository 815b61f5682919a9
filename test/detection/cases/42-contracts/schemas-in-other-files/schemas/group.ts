import { z } from 'zod';

export const groupDto = z
  .object({
    id: z.number(),
    name: z.string(),
    members_count: z.number(), // finds: members-count
  })
  .strict();
