const BASE = process.env.ACCESS_URL ?? 'https://api.access.example';

export async function activate(id: number, headers: HeadersInit): Promise<void> {
  await fetch(`${BASE}/cards/${encodeURIComponent(id)}/activate`, { method: 'POST', headers }); // finds: card-assignment
}

export async function hand(id: number, user: number, headers: HeadersInit): Promise<void> {
  await fetch(`${BASE}/cards/${id}/assign`, { method: 'POST', headers, body: JSON.stringify({ user_id: user }) }); // finds: card-assignment
}
