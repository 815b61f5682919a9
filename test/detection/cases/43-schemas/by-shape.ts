import { z } from 'zod';

export const BASE = 'https://api.access.example';

export const groupSchema = z.object({
  id: z.number(),
  members_count: z.number(), // finds: members-count likely
  locks_count: z.number(),
  elevator_stops_count: z.number(),
});
