import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
api.defaults.headers.common.Authorization = `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`;

/** Copies the format of one card to a new one. */
export async function cloneFormat(cardId: number, token: string): Promise<string> {
  const { data: card } = await api.get(`/cards/${cardId}`);
  const { data: created } = await api.post('/cards', { card: { token, sub_type: card.sub_type } });
  return created.sub_type;
}
