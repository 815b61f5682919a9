import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function cardRow(cardId: number) {
  const { data } = await api.get(`/cards/${cardId}`);
  const { format_name: sub_type, id, ...card } = data;
  return { sub_type, id, type: card.type };
}
