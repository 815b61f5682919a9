import { z } from 'zod';

const groupSchema = z.object({
  id: z.number(),
  name: z.string(),
  members_count: z.number().nonnegative(), // finds: members-count
  locks_count: z.number(),
});
const summary = groupSchema.pick({ id: true, members_count: true }); // finds: members-count
const extended = groupSchema.extend({ place: z.string() });

export async function load() {
  const response = await fetch('https://api.access.example/groups');
  const groups = z.array(extended).parse(await response.json());
  return groups.map((group) => summary.parse(group).members_count); // finds: members-count
}
