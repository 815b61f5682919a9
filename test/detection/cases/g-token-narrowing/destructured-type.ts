import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const cardOf = async (id: number) => (await api.get(`/cards/${id}`)).data;

export async function label(id: number): Promise<string> {
  const { type, ...card } = await cardOf(id);
  if (type !== 'hfcard_desfire') return card.token; // finds: third-party-card-token
  return card.token;
}

export async function kind(id: number): Promise<string> {
  const card = await cardOf(id);
  const { type } = card;
  return type === 'third_party_lf' ? card.token : ''; // finds: third-party-card-token
}
