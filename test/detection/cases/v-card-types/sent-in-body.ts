import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function register(token: string, desfire: boolean) {
  const type = desfire ? 'hfcard_desfire_ev3' : 'legacy'; // finds: card-type-desfire, card-type-legacy
  return api.post('/cards', { card: { token, type } });
}
