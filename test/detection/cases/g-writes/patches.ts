import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function create(values: { token: string; format?: string }) {
  const card: Record<string, unknown> = { token: values.token };
  if (values.format) card.sub_type = values.format; // finds: card-sub-type
  card['type'] = 'legacy'; // finds: card-type-legacy
  await api.post('/cards', { card });
}

export const createMany = (tokens: string[]) =>
  Promise.all(tokens.map((token) => api.post('/cards', { card: { token, sub_type: 'em', type: 'hfcard_desfire_ev1' } }))); // finds: card-sub-type, card-type-desfire
