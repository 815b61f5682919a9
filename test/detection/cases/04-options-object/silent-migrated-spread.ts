const BASE = 'https://api.access.example';
const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };

export async function create(token: string, format: string) {
  const card: Record<string, string> = { token };
  card.format_name = format;
  const response = await fetch(`${BASE}/cards`, { ...json, body: JSON.stringify({ card }) });
  const row: Record<string, string> = {};
  row.sub_type = format;
  await fetch('https://inventory.example/cards', { ...json, body: JSON.stringify(row) });
  return response.json();
}
