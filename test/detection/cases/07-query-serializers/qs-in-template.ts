import * as qs from 'qs';

export async function cards(user: number, headers: HeadersInit) {
  const query = qs.stringify({ user_id: user, activated: true }, { addQueryPrefix: true }); // finds: card-assignment, card-assignment
  const response = await fetch(`https://api.access.example/cards${query}`, { headers });
  return response.json();
}
