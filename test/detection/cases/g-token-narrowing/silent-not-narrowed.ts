import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const cardOf = async (id: number) => (await api.get(`/cards/${id}`)).data;

/** Nothing says what kind of card it is; `?token=` is the way to look a card up today. */
export async function copyToken(id: number): Promise<string> {
  const card = await cardOf(id);
  await api.get('/cards', { params: { token: card.token } });
  return card.token;
}

export async function session(user: { type: string; token: string }): Promise<string> {
  if (user.type !== 'hfcard_desfire') return user.token;
  return '';
}
