const BASE = 'https://api.access.example';

export async function find(memberId: number, active: boolean | undefined, headers: HeadersInit) {
  const query = new URLSearchParams({
    member_id: String(memberId), // finds: card-member-id-filter
    ...(active === undefined ? {} : { activated: String(active) }), // finds: card-assignment
  });
  const response = await fetch(`${BASE}/cards?${query}`, { headers });
  return response.json();
}
