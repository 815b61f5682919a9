const BASE = 'https://api.access.example';

export async function cardsOf(memberId: number, headers: HeadersInit) {
  const url = new URL('/cards', BASE);
  url.searchParams.set('member_id', String(memberId)); // finds: card-member-id-filter
  url.searchParams.append('activated', 'true'); // finds: card-assignment
  const response = await fetch(url, { headers });
  return response.json();
}
