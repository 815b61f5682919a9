import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const enroll = (card: object) => api.post('/cards/enroll', { card }); // finds: card-enroll

export function forum(api: { get(path: string): Promise<any> }) {
  return api.get('/events');
}

export async function viaLocal() {
  const api = axios.create({ baseURL: 'https://api.forum.example' });
  const { data } = await api.get('/groups');
  return data.map((group) => group.members_count);
}
