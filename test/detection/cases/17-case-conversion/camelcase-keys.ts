import axios from 'axios';
import camelcaseKeys from 'camelcase-keys';

const BASE = 'https://api.access.example';

export async function loadGroups(headers: Record<string, string>) {
  const res = await axios.get(`${BASE}/groups`, { headers });
  const groups = camelcaseKeys(res.data, { deep: true });
  return groups.filter((group) => group.membersCount > 0); // finds: members-count
}
