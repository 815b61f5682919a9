import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

/** What is printed below the bar code. */
export async function printed(cardId: number): Promise<string> {
  const { data: card } = await api.get(`/cards/${cardId}`);
  if (card.type === 'hfcard_desfire') return `D ${card.token}`;
  return `T ${card.token}`;
}
