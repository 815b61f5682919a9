import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const cardOf = async (id: number) => (await api.get(`/cards/${id}`)).data;

/** Before and after the merge of the two chip generations. */
export async function chip(id: number): Promise<string> {
  const card = await cardOf(id);
  const isChip = card.type.startsWith('hfcard_desfire');
  if (!isChip) return '';
  return card.token;
}

export async function label(id: number): Promise<string> {
  const card = await cardOf(id);
  switch (card.type) {
    case 'third_party_hf':
      return 'reader';
    case 'hfcard_desfire':
      return card.token;
  }
  return card.type === 'hfcard_desfire' ? card.token : '';
}
