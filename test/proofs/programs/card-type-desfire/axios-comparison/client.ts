import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function encrypted(): Promise<number[]> {
  const { data: cards } = await api.get('/cards');
  return cards
    .filter((card) => card.type === 'hfcard_desfire_ev1' || card.type === 'hfcard_desfire_ev3')
    .map((card) => card.id);
}
