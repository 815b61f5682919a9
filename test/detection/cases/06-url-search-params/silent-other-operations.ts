const BASE = 'https://api.access.example';

export function roles(userId: number, headers: HeadersInit) {
  return fetch(`${BASE}/role_assignments?${new URLSearchParams({ user_id: String(userId) })}`, { headers });
}

export function share(memberId: number) {
  const query = new URLSearchParams({ member_id: String(memberId), activated: 'true' });
  return `${location.origin}/cards?${query}`;
}
