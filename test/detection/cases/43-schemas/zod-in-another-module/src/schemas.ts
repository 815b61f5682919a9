import { z } from 'zod';

export const presenceSchema = z.object({
  place_id: z.number(),
  user_name: z.string(), // finds: presence-actor
  user_email: z.string().email(), // finds: presence-actor
});

export type Presence = z.output<typeof presenceSchema>;
