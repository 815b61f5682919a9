import { api } from './http';

export async function crowdedGroups() {
  const { data } = await api.get('groups');
  return data.filter((group) => group.members_count > 50); // finds: members-count likely
}
