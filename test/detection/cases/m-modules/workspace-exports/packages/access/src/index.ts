import axios from 'axios';

export const access = axios.create({ baseURL: 'https://api.access.example' });
export async function fetchCards(query: object) {
  const { data } = await access.get('/cards', { params: query });
  return data;
}
