import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const cardOf = async (id: number) => (await api.get(`/cards/${id}`)).data;

export async function numbers(ids: number[]): Promise<string[]> {
  const cards = await Promise.all(ids.map(cardOf));
  const foreign = cards.filter((card) => card.type !== 'hfcard_desfire');
  const ours = cards.filter((card) => card.type === 'hfcard_desfire');
  const printed = foreign.map((card) => card.token); // finds: third-party-card-token
  for (const card of foreign) {
    printed.push(`${card.token}`); // finds: third-party-card-token
  }
  return [...printed, ...ours.map((card) => card.token)];
}
