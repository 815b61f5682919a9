const BASE = 'https://api.access.example';

export async function cardsOf(memberId: number, headers: HeadersInit) {
  const url = new URL('cards', BASE);
  url.search = new URLSearchParams({
    member_id: String(memberId), // finds: card-member-id-filter
    limit: '20',
  }).toString();
  const response = await fetch(url.toString(), { headers });
  const cards = await response.json();
  return cards.map((card) => card.assigned_at); // finds: card-assignment
}
