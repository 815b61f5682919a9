import { URL, URLSearchParams } from 'node:url';

export async function cards(user: number, headers: HeadersInit) {
  const url = new URL('https://api.access.example/cards');
  const query = new URLSearchParams();
  query.set('user_id', `${user}`); // finds: card-assignment
  url.search = query.toString();
  return (await fetch(url, { headers })).json();
}
