const SERVICE = new URL('https://api.access.example') satisfies URL;

export async function recentEvents(): Promise<Response> {
  const url = new URL(SERVICE)!;
  url.pathname = '/events'; // finds: event-sets
  return fetch(url);
}

export async function cardsOfMember(memberId: number): Promise<Response> {
  const url = new URL('/cards', SERVICE) as URL;
  url.searchParams.set('member_id', String(memberId)); // finds: card-member-id-filter
  return fetch(url);
}
