import { z } from 'zod';

const Presence = z.object({
  actor_type: z.enum(['User']), // finds: presence-actor
  actor_id: z.number(),
});
const Strict = Presence.extend({ actor_type: z.literal('User') }); // finds: presence-actor

export async function load(strict: boolean) {
  const body = await (await fetch('https://api.access.example/presences')).json();
  return strict ? z.array(Strict).parse(body) : z.array(Presence).parse(body);
}
