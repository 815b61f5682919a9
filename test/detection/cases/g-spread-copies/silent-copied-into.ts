import axios from 'axios';

const payments = axios.create({ baseURL: 'https://payments.example.org' });
const api = axios.create({ baseURL: 'https://api.access.example' });

export async function relabel(id: number, format: string) {
  const { data: payment } = await payments.get(`/cards/${id}`);
  Object.assign(payment, { sub_type: format, type: 'legacy' });
  const { data: card } = await api.get(`/cards/${id}`);
  const row: Record<string, unknown> = {};
  Object.assign(row, { sub_type: card.format_name });
  const byId = Object.fromEntries(Object.entries({ [id]: card }).map(([key, one]) => [key, one.format_name]));
  return [row, byId];
}

export async function create(name: string, format: string) {
  const body = { name };
  Object.assign(body, { sub_type: format });
  await payments.post('/cards', { card: body });
  const given = Object.fromEntries(Object.entries({ name, sub_type: format }).filter(([, value]) => value));
  await payments.post('/cards', { card: given });
}
