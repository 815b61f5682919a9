import axios from 'axios';
import qs from 'qs';

const stripe = axios.create({ baseURL: 'https://api.stripe.com/v1/' });
const shop = axios.create({ baseURL: '/api' });

export async function switchToInvoices(id: string) {
  const { data } = await stripe.post(`subscriptions/${id}`, qs.stringify({ collection_method: 'send_invoice' }));
  return data.collection_method;
}

export async function owed(customer: string): Promise<number> {
  const { data } = await stripe.get(`customers/${customer}`);
  return data.balance;
}

export async function order(id: string) {
  const { data } = await shop.get(`/orders/${id}`);
  return { billing: data.billing, until: data.current_period_end };
}

export async function usage(item: string) {
  return shop.post('/invoices/upcoming', { item });
}
