import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const cardOf = async (id: number) => (await api.get(`/cards/${id}`)).data;

const isForeign = (card: { type: string }): boolean => card.type.startsWith('third_party_');

function isDesfire(card: { type: string }): boolean {
  return card.type === 'hfcard_desfire';
}

export async function label(id: number): Promise<string> {
  const card = await cardOf(id);
  if (isForeign(card)) return card.token; // finds: third-party-card-token
  if (!isDesfire(card)) return `? ${card.token}`; // finds: third-party-card-token
  return card.token;
}

export async function list(ids: number[]): Promise<string[]> {
  const cards = await Promise.all(ids.map(cardOf));
  return cards.filter(isForeign).map((card) => card.token); // finds: third-party-card-token
}
