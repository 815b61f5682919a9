import axios from 'axios';

const access = axios.create({ baseURL: 'https://api.access.example' });
const payments = axios.create({ baseURL: 'https://api.payments.example/v1' });

export async function oldPaymentCards() {
  const { data } = await payments.get('/cards', { params: { type: 'legacy' } });
  return data.filter((card: { type: string }) => card.type === 'legacy');
}

export async function pay(token: string) {
  return payments.post('/cards', { card: { token, type: 'legacy' } });
}

export const locks = () => access.get('/group_locks');
