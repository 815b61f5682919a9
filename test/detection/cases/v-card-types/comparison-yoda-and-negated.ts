import axios from 'axios';

const client = axios.create({ baseURL: 'https://api.access.example' });

export async function readableCards() {
  const { data: cards } = await client.get('/cards');
  return cards.filter(
    (card: { type: string }) =>
      'hfcard_desfire_ev1' !== card.type && // finds: card-type-desfire
      card.type != 'legacy', // finds: card-type-legacy
  );
}
