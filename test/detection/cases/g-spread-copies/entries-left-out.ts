import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function create(name: string, format: string | undefined) {
  const card = { name, sub_type: format }; // finds: card-sub-type
  const given = Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined));
  const { data } = await api.post('/cards', { card: given });
  const known = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
  return known.sub_type; // finds: card-sub-type
}
