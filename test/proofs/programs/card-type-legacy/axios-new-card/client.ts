import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

/** Registers one of the Wiegand fobs that are in stock. */
export async function addFob(uid: string): Promise<number> {
  const { data: card } = await api.post('/cards', { card: { uid, type: 'legacy' } });
  return card.id;
}
