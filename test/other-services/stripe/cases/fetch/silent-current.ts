const STRIPE = 'https://api.stripe.com/v1';
const headers = { Authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` };

export async function subscribe(customer: string, price: string) {
  const response = await fetch(`${STRIPE}/subscriptions`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      customer,
      'items[0][price]': price,
      collection_method: 'send_invoice',
      proration_behavior: 'none',
    }),
  });
  const subscription = await response.json();
  return new Date(subscription.items.data[0].current_period_end * 1000);
}

export async function invoice(id: string) {
  const response = await fetch(`${STRIPE}/invoices/${id}`, { headers });
  return (await response.json()).amount_due;
}

export async function preview(subscription: string) {
  return fetch(`${STRIPE}/invoices/create_preview`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ subscription }),
  });
}
