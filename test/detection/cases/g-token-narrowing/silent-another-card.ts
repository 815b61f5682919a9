import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const cardOf = async (id: number) => (await api.get(`/cards/${id}`)).data;

/** What the old card was says nothing about the new one. */
export async function swap(oldId: number, newId: number): Promise<string> {
  const before = await cardOf(oldId);
  const after = await cardOf(newId);
  if (before.type !== 'hfcard_desfire') return after.token;
  return before.type === 'third_party_hf' ? after.token : '';
}
