import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function relabel(id: number, format: string) {
  const { data: card } = await api.get(`/cards/${id}`);
  Object.assign(card, {
    sub_type: format, // finds: card-sub-type
    type: 'legacy', // finds: card-type-legacy
  });
  const row: Record<string, unknown> = { label: `Card ${id}` };
  Object.assign(row, card);
  return row.sub_type; // finds: card-sub-type
}

export async function create(name: string, format: string | undefined) {
  const body = { name };
  if (format) Object.assign(body, { sub_type: format }); // finds: card-sub-type
  await api.post('/cards', { card: body });
}
