import Stripe from 'stripe';

const stripe = new Stripe(process.env.STRIPE_SECRET_KEY ?? '');

export async function renewals() {
  const all = await stripe.subscriptions.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  return all.map((subscription) => subscription.items.data[0]?.current_period_end);
}

export const preview = (subscription: string) => stripe.rawRequest('POST', '/v1/invoices/create_preview', { subscription });

export const other = () => stripe.rawRequest('GET', '/v2/invoices/upcoming');
