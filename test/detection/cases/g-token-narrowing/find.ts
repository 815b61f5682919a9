import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function printedNumber(): Promise<string | undefined> {
  const { data: cards } = await api.get('/cards');
  const foreign = cards.find((card: any) => card.type !== 'hfcard_desfire');
  const ours = cards.find((card: any) => card.type === 'hfcard_desfire');
  if (foreign) return foreign.token; // finds: third-party-card-token
  return ours?.token ?? cards.find((card: any) => card.type === 'third_party_hf')?.token; // finds: third-party-card-token
}

export async function kind(id: number): Promise<string> {
  const { data: card } = await api.get(`/cards/${id}`);
  switch (true) {
    case card.type === 'hfcard_desfire':
      return card.token;
    case card.type.startsWith('third_party_'):
      return card.token; // finds: third-party-card-token
    default:
      return '';
  }
}
