import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const cardOf = async (id: number) => (await api.get(`/cards/${id}`)).data;

const DESFIRE = ['hfcard_desfire'];
const FOREIGN = new Set(['third_party_hf', 'third_party_lf']);

export async function label(id: number): Promise<string> {
  const card = await cardOf(id);
  if (!DESFIRE.includes(card.type)) return card.token; // finds: third-party-card-token
  return card.token;
}

export async function short(id: number): Promise<string> {
  const card = await cardOf(id);
  return FOREIGN.has(card.type) ? card.token.slice(-4) : ''; // finds: third-party-card-token
}

export async function index(id: number): Promise<string> {
  const card = await cardOf(id);
  if (DESFIRE.indexOf(card.type) === -1) return card.token; // finds: third-party-card-token
  return DESFIRE.indexOf(card.type) >= 0 ? card.token : '';
}
