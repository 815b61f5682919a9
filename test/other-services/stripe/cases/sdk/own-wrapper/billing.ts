import { stripe } from './stripe-client';

export async function preview(customer: string) {
  const invoice = await stripe.get('/invoices/upcoming', { customer }); // finds: upcoming-invoice
  return invoice.billing; // finds: billing-collection-method
}

export async function create(email: string) {
  const customer = await stripe.post('/customers', { email, account_balance: 0 }); // finds: customer-account-balance
  return customer.id;
}
