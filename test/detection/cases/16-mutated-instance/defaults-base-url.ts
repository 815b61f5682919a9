import axios from 'axios';

const api = axios.create();
api.defaults.baseURL = 'https://api.access.example';

export const enroll = (token: string) => api.post('/cards/enroll', { card: { token } }); // finds: card-enroll

export async function subTypes() {
  const cards = (await api.get('/cards')).data;
  return cards.map((card) => card.sub_type); // finds: card-sub-type
}
