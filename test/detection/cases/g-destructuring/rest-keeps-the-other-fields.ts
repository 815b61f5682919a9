import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function cardRow(id: number) {
  const { data } = await api.get(`/cards/${id}`);
  const { sub_type, ...card } = data; // finds: card-sub-type
  return `${card.id} ${sub_type} ${card.assigned_at}`; // finds: card-assignment
}
