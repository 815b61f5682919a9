import axios, { isAxiosError } from 'axios';

const BASE = 'https://api.access.example';

export async function dashboard() {
  try {
    const [groups, events] = await Promise.all([axios.get(`${BASE}/groups`), axios.get(`${BASE}/events`)]); // finds: event-sets
    return groups.data.map((group) => [group.members_count, events.data[0]?.id]); // finds: members-count, event-id
  } catch (error) {
    if (isAxiosError(error)) return [];
    throw error;
  }
}
