export async function find(filter: { memberId?: number; limit: number }, headers: HeadersInit) {
  const wanted = { member_id: filter.memberId, limit: filter.limit }; // finds: card-member-id-filter
  const params = new URLSearchParams();
  Object.entries(wanted).forEach(([key, value]) => {
    if (value !== undefined) params.append(key, String(value));
  });
  const response = await fetch('https://api.access.example/cards?' + params.toString(), { headers });
  return response.json();
}
