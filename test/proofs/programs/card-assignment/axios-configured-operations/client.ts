import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

/** Takes a card back, and says whether anybody still holds it. */
export async function takeBack(cardId: number): Promise<string> {
  const { status } = await api.post(`/cards/${cardId}/deassign`, {});
  return status < 300 ? 'free' : 'held';
}
