import axios from 'axios';
import pRetry from 'p-retry';

const api = axios.create({ baseURL: 'https://api.access.example' });

async function authorized<T>(run: () => Promise<T>): Promise<T> {
  await refreshSecret();
  return run();
}
declare function refreshSecret(): Promise<void>;

export const deactivate = (id: number) => authorized(() => api.post(`/cards/${id}/deactivate`)); // finds: card-assignment
export async function sizes() {
  const { data } = await authorized(() => api.get('/groups'));
  return data.map((group) => group.members_count); // finds: members-count
}
export async function kinds() {
  const { data } = await pRetry(() => api.get('/cards'), { retries: 3 });
  return data.map((card) => card.sub_type); // finds: card-sub-type
}
