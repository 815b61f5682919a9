import axios from 'axios';

const api = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

/** What the reader at the desk shows for a card that is held against it. */
export async function typeOfToken(token: string): Promise<string> {
  const { data: card } = await api.get(`/cards/${token}`);
  return card.format_name;
}
