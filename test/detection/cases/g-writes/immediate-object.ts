const BASE = 'https://api.access.example';

export async function create(token: string, format: string) {
  const card = (() => ({ token }) as Record<string, string>)();
  card.sub_type = format; // finds: card-sub-type
  await fetch(`${BASE}/cards`, { method: 'POST', body: JSON.stringify({ card }) });
}
