import { api } from './http.js';

export async function occupancy() {
  const { data: groups } = await api.get('/groups');
  return groups.map((group) => ({ label: group.name, people: group.members_count })); // finds: members-count
}
