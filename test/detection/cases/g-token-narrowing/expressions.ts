import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const cardOf = async (id: number) => (await api.get(`/cards/${id}`)).data;

export async function prefix(id: number): Promise<string> {
  const card = await cardOf(id);
  const foreign = card.type?.startsWith('third_party_');
  if (foreign) return card.token; // finds: third-party-card-token
  return /^third_party_/.test(card.type) ? card.token : ''; // finds: third-party-card-token
}

export const pin = async (id: number) => {
  const card = await cardOf(id);
  return card.type !== 'hfcard_desfire' && card.token; // finds: third-party-card-token
};

export const either = async (id: number) => {
  const card = await cardOf(id);
  return (card.type === 'third_party_hf' || card.type === 'third_party_lf') && card.token; // finds: third-party-card-token
};

export const legacyFallback = async (id: number) => {
  const card = await cardOf(id);
  return card.type === 'hfcard_desfire' || card.token === ''; // finds: third-party-card-token
};
