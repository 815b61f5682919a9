import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function dashboard() {
  const [groups, presences] = await Promise.all([api.get('/groups'), api.get('/presences')]);
  const people = presences.data.map((presence: any) => presence.user_email); // finds: presence-actor
  const size = groups.data.reduce((sum: number, group: any) => sum + group.members_count, 0); // finds: members-count
  return { people, size };
}
