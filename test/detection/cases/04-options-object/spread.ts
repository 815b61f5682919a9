const BASE = 'https://api.access.example';
const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };

export async function create(token: string, format: string) {
  const card: Record<string, string> = { token };
  card.sub_type = format; // finds: card-sub-type
  await fetch(`${BASE}/cards`, { ...json, body: JSON.stringify({ card }) });
  await fetch(`${BASE}/cards/enroll`, { ...json, cache: 'no-store', body: JSON.stringify({ card }) }); // finds: card-enroll
}
