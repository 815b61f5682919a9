import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

/** Gives a card of the drawer to a user. */
export async function handOver(cardId: number, userId: number): Promise<string> {
  await api.post(`/cards/${cardId}/assign`, { user_id: userId });
  return `card ${cardId} is with user ${userId}`;
}
