import { fetchEvents, fetchGroups } from './api';

export async function overview() {
  const [events, groups] = await Promise.all([fetchEvents({ limit: 5 }), fetchGroups()]);
  return { last: events.data[0].id, seats: groups.data.map((group) => group.members_count) }; // finds: event-id, members-count
}
