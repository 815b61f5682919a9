const FILTER = { member: 'member_id', active: 'activated' } as const; // finds: card-member-id-filter, card-assignment

export function cards(member: number, headers: HeadersInit) {
  const query = new URLSearchParams();
  query.set(FILTER.member, String(member));
  query.set(FILTER.active, 'true');
  return fetch(`https://api.access.example/cards?${query}`, { headers });
}
