import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function formats(ids: number[]) {
  const results = await Promise.allSettled(ids.map((id) => api.get(`/cards/${id}`)));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.data.sub_type] : [])); // finds: card-sub-type
}
