import Stripe from 'stripe';

const stripe = new Stripe(process.env.STRIPE_SECRET_KEY ?? '');

export async function subscribe(customer: string, price: string): Promise<number | undefined> {
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price }],
    collection_method: 'send_invoice',
    proration_behavior: 'none',
  });
  return subscription.items.data[0]?.current_period_end;
}

export async function preview(subscription: string) {
  const invoice = await stripe.invoices.createPreview({ subscription });
  return invoice.amount_due;
}

export async function plan(id: string) {
  const plan = await stripe.plans.retrieve(id);
  return plan.billing;
}

export function own(accounts: { create(input: object): { billing: string; current_period_end: number } }) {
  const account = accounts.create({ billing: 'send_invoice', prorate: true });
  return account.billing + account.current_period_end;
}
