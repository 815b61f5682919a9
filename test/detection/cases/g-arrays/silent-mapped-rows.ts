import axios from 'axios';

export async function rows() {
  const { data } = await axios.get('https://api.access.example/groups');
  const mapped = data.map((group) => ({ id: group.id, members_count: group.users_count, sub_type: 'team' }));
  mapped.sort((a, b) => b.members_count - a.members_count);
  const byId = Object.fromEntries(mapped.map((row) => [row.id, row]));
  return mapped.filter((row) => row.members_count > 0 && row.sub_type === byId[row.id].sub_type);
}
