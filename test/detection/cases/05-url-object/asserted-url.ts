const origins = { access: new URL('https://api.access.example'), forum: new URL('https://api.forum.example') };

export async function cards(memberId: number, headers: HeadersInit) {
  const url = new URL('/cards', 'https://api.access.example');
  const { searchParams } = url as URL;
  searchParams.set('member_id', `${memberId}`); // finds: card-member-id-filter
  return fetch(url, { headers });
}

export async function events(headers: HeadersInit) {
  const url = new URL('https://api.access.example');
  url!.pathname = '/events'; // finds: event-sets
  return fetch(url, { headers });
}

export async function threads(memberId: number, headers: HeadersInit) {
  const url = new URL('/cards', 'https://api.forum.example');
  const { searchParams } = url as URL;
  searchParams.set('member_id', `${memberId}`);
  return fetch(url ?? origins.forum, { headers });
}
