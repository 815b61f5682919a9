import { z } from 'zod';

const BASE = 'https://api.access.example';

export const playerSchema = z.object({ user_id: z.number(), sub_type: z.string(), activated: z.boolean() });
export const settings = z.object({ members_count: z.number() }).parse(JSON.parse(process.env.SETTINGS ?? '{}'));

export const ping = () => fetch(`${BASE}/cards`);
export const kind = (player: z.infer<typeof playerSchema>) => player.sub_type + settings.members_count;
