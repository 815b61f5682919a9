import type { PageServerLoad } from './$types';
import { access } from '$lib/access';

export const load: PageServerLoad = async ({ fetch }) => {
  const groups = await access('/groups', fetch);
  return { groups, events: access('/events', fetch) }; // finds: event-sets
};
