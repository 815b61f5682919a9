export async function find(memberId: number, headers: HeadersInit) {
  const response = await fetch(
    `https://api.access.example/cards?${new URLSearchParams([
      ['member_id', String(memberId)], // finds: card-member-id-filter
      ['type', 'legacy'], // finds: card-type-legacy
    ])}`,
    { headers },
  );
  return response.json();
}
