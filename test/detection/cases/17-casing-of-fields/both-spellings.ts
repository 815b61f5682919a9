import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

/** The old proxy camelized, the new one does not. */
export async function pinOf(id: number) {
  const { data: card } = await api.get(`/cards/${id}`);
  return card.two_factor_pin ?? card.twoFactorPin; // finds: card-assignment, card-assignment
}

export async function size(id: number) {
  const { data } = await api.get('/groups', { params: { ids: id } });
  const [{ membersCount = 0 }] = data; // finds: members-count
  return membersCount;
}
