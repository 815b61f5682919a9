import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function report() {
  const { data: groups } = await api.get('/groups');
  for (const { id, members_count: size = 0 } of groups) console.log(id, size); // finds: members-count
  const [{ members_count }] = groups; // finds: members-count
  let biggest = 0;
  groups.forEach(({ members_count: n }, i) => (biggest = Math.max(biggest, n, i))); // finds: members-count
  const key = 'members_count'; // finds: members-count
  const { [key]: dynamic } = groups[0];
  const { data: [{ members_count: viaData }] } = await api.get('/groups'); // finds: members-count
  return [members_count, biggest, dynamic, viaData];
}
