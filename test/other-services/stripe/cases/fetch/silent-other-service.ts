const PADDLE = 'https://api.paddle.example/v1';

export async function subscribe(customer: string) {
  const response = await fetch(`${PADDLE}/subscriptions`, {
    method: 'POST',
    body: new URLSearchParams({ customer, billing: 'send_invoice', prorate: 'false' }),
  });
  const subscription = await response.json();
  return subscription.current_period_end;
}

export async function upcoming() {
  const response = await fetch(`${PADDLE}/invoices/upcoming`);
  return (await response.json()).billing;
}
