import { ofetch } from 'ofetch';

const api = ofetch.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

/** Cards that are free to be given away. */
export async function freeCards() {
  const cards = await api('/cards');
  return cards.filter((card) => !card.assigned).map((card) => card.id);
}
