const BASE = process.env.PAYMENT_URL ?? 'https://api.payments.example/v1';

export async function activateCard(id: string) {
  await fetch(`${BASE}/cards/${id}/activate`, { method: 'POST' });
  const response = await fetch(`${BASE}/cards?user_id=${id}&activated=true`);
  const { data } = await response.json();
  return data.map((card: { type: string; activated: boolean }) => card.activated && card.type === 'legacy');
}
