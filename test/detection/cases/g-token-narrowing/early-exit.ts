import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const cardOf = async (id: number) => (await api.get(`/cards/${id}`)).data;

export async function early(id: number): Promise<string | undefined> {
  const card = await cardOf(id);
  if (card.type === 'hfcard_desfire') return card.token;
  return card.token; // finds: third-party-card-token
}

export async function late(id: number): Promise<string> {
  const card = await cardOf(id);
  if (card.type !== 'hfcard_desfire') {
    throw new Error(`no chip in ${card.token}`); // finds: third-party-card-token
  }
  return card.token;
}

export async function nested(id: number): Promise<string> {
  const card = await cardOf(id);
  if (card.type === 'hfcard_desfire') {
    if (card.id > 100) {
      return 'new';
    } else {
      return 'old';
    }
  }
  return card.token; // finds: third-party-card-token
}
