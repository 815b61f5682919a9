const API = 'https://api.stripe.com/v1';

export async function updatedCards(key) {
  const res = await fetch(`${API}/events?type=payment_method.automatically_updated`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  const events = await res.json();
  return events.data.filter((event) => event.type === 'payment_method.automatically_updated');
}
