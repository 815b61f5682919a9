import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const cardOf = async (id: number) => (await api.get(`/cards/${id}`)).data;

export async function printed(id: number): Promise<string> {
  const card = await cardOf(id);
  switch (card.type) {
    case 'hfcard_desfire':
      return card.token;
    case 'third_party_hf':
    case 'third_party_lf':
      return card.token; // finds: third-party-card-token
    default:
      return card.token ?? '–'; // finds: third-party-card-token
  }
}
