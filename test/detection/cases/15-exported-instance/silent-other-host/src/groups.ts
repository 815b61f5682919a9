import { api } from './http';

export async function popular() {
  const { data } = await api.get('groups');
  return data.filter((group) => group.members_count > 1000);
}

export const calendar = () => api.get('/events');
export const enroll = (id: string) => api.post('/cards/enroll', { id });
