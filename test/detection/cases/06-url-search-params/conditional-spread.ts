interface Filter {
  memberId?: number;
  active?: boolean;
}

export function cards({ memberId, active }: Filter, headers: HeadersInit) {
  const query = new URLSearchParams({
    limit: '50',
    ...(memberId && { member_id: String(memberId) }), // finds: card-member-id-filter
    ...(active !== undefined && { activated: String(active) }), // finds: card-assignment
  });
  return fetch('https://api.access.example/cards?' + query, { headers });
}
