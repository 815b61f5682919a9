const BASE = 'https://api.access.example';

export async function cards(memberId: number | undefined, headers: HeadersInit) {
  const response = await fetch(`${BASE}/cards${memberId ? `?member_id=${memberId}` : ''}`, { headers }); // finds: card-member-id-filter
  return response.json();
}

export async function active(limit: number, headers: HeadersInit) {
  const response = await fetch(`${BASE}/cards?limit=${limit}&activated=true`, { headers }); // finds: card-assignment
  return response.json();
}
