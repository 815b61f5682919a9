import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const cardOf = async (id: number) => (await api.get(`/cards/${id}`)).data;

export async function tokens(): Promise<string[]> {
  const found: string[] = [];
  const { data: cards } = await api.get('/cards');
  for (const card of cards) {
    if (card.type === 'hfcard_desfire') continue;
    found.push(card.token); // finds: third-party-card-token
  }
  cards.forEach((card: any) => {
    if (card.type !== 'hfcard_desfire') found.push(card['token']); // finds: third-party-card-token
  });
  return found;
}

export async function pairs(): Promise<string[]> {
  const { data: cards } = await api.get('/cards', { params: { type: 'third_party_hf' } });
  return cards
    .filter(({ type }: any) => type !== 'hfcard_desfire')
    .map(({ id, token }: any) => `${id}=${token}`); // finds: third-party-card-token
}
