import { Billing } from '@acme/billing';

const billing = new Billing();

export async function subscribe(customer: string) {
  const subscription = await billing.subscriptions.create({ customer, billing: 'send_invoice', prorate: true });
  return subscription.current_period_end;
}

export async function preview(customer: string) {
  return billing.invoices.retrieveUpcoming({ customer });
}
