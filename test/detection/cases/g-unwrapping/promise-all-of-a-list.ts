import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const fetchCard = async (id: number) => (await api.get(`/cards/${id}`)).data;

export async function holders(ids: number[]) {
  const cards = await Promise.all(ids.map((id) => fetchCard(id)));
  return cards.map((card) => card.user_id); // finds: card-assignment
}
