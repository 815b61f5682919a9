const STRIPE = 'https://api.stripe.com/v1';
const headers = {
  Authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}`,
  'Content-Type': 'application/x-www-form-urlencoded',
};

export async function subscribe(customer: string, price: string) {
  const response = await fetch(`${STRIPE}/subscriptions`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      customer,
      'items[0][price]': price,
      billing: 'send_invoice', // finds: billing-collection-method
      prorate: 'false', // finds: subscription-prorate
    }),
  });
  const subscription = await response.json();
  return new Date(subscription.current_period_end * 1000); // finds: subscription-period
}

export async function credit(customer: string, cents: number) {
  const body = new URLSearchParams();
  body.append('account_balance', String(-cents)); // finds: customer-account-balance
  await fetch(`${STRIPE}/customers/${customer}`, { method: 'POST', headers, body });
}
