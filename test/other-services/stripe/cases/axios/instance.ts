import axios from 'axios';
import qs from 'qs';

const stripe = axios.create({
  baseURL: 'https://api.stripe.com/v1/',
  auth: { username: process.env.STRIPE_SECRET_KEY ?? '', password: '' },
});

export async function reportUsage(item: string, quantity: number) {
  await stripe.post(
    `subscription_items/${item}/usage_records`, // finds: usage-records
    qs.stringify({ quantity, timestamp: Math.floor(Date.now() / 1000), action: 'increment' }),
  );
}

export async function switchToInvoices(id: string) {
  const { data } = await stripe.post(`subscriptions/${id}`, qs.stringify({ billing: 'send_invoice' })); // finds: billing-collection-method
  return data.billing; // finds: billing-collection-method
}

export async function openSubscriptions(customer: string) {
  const { data: page } = await stripe.get('subscriptions', {
    params: {
      customer,
      billing: 'charge_automatically', // finds: billing-collection-method
    },
  });
  for (const subscription of page.data) {
    const { current_period_start: from, current_period_end: to } = subscription; // finds: subscription-period, subscription-period
    console.log(from, to);
  }
}

export async function owed(customer: string): Promise<number> {
  const { data } = await stripe.get(`customers/${customer}`);
  return data.account_balance ?? 0; // finds: customer-account-balance
}
