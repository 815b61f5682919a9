import applyCaseMiddleware from 'axios-case-converter';
import axios from 'axios';

const client = applyCaseMiddleware(axios.create({ baseURL: 'https://api.access.example' }));

export const cardsOf = (memberId: number) =>
  client.get('/cards', { params: { memberId } }); // finds: card-member-id-filter

export async function kinds() {
  const { data } = await client.get('/cards');
  return data.map((card) => card.subType); // finds: card-sub-type
}
