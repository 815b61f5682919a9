import Stripe from 'stripe';

const stripe = new Stripe(process.env.STRIPE_SECRET_KEY ?? '');

export async function renewals(): Promise<number[]> {
  const all = await stripe.subscriptions.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  return all.map((subscription) => subscription.current_period_end); // finds: subscription-period
}

export async function starts(): Promise<number[]> {
  const found: number[] = [];
  for await (const { current_period_start } of stripe.subscriptions.list()) found.push(current_period_start); // finds: subscription-period
  return found;
}

export const preview = (customer: string) =>
  stripe.rawRequest('GET', `/v1/invoices/upcoming?customer=${customer}`); // finds: upcoming-invoice

export const report = (item: string, quantity: number) =>
  stripe.rawRequest('POST', `/v1/subscription_items/${item}/usage_records`, { quantity }); // finds: usage-records
