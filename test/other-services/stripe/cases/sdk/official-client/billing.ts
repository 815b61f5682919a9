import Stripe from 'stripe';

const stripe = new Stripe(process.env.STRIPE_SECRET_KEY ?? '');

export async function subscribe(customer: string, price: string): Promise<Date> {
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price }],
    billing: 'send_invoice', // finds: billing-collection-method
  });
  return new Date(subscription.current_period_end * 1000); // finds: subscription-period
}

export async function change(id: string, price: string) {
  await stripe.subscriptions.update(id, {
    prorate: false, // finds: subscription-prorate
    items: [{ price }],
  });
}

export async function preview(customer: string) {
  const invoice = await stripe.invoices.retrieveUpcoming({ customer }); // finds: upcoming-invoice
  return invoice.amount_due;
}

export async function report(item: string, quantity: number) {
  await stripe.subscriptionItems.createUsageRecord(item, { quantity, timestamp: 'now' }); // finds: usage-records
}

export async function invoiced() {
  const page = await stripe.subscriptions.list({
    billing: 'send_invoice', // finds: billing-collection-method
    limit: 100,
  });
  return page.data.map((item) => item.billing); // finds: billing-collection-method
}

export async function owed(id: string) {
  const customer = await stripe.customers.retrieve(id);
  return customer.account_balance; // finds: customer-account-balance
}
