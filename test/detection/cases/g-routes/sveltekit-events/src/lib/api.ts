const BASE = 'https://api.access.example';
export interface Page<T> { items: T[] }
export async function listCards(fetcher: typeof fetch = fetch) {
  const res = await fetcher(`${BASE}/cards`);
  if (!res.ok) throw new Error('failed');
  return await res.json();
}
export async function getEvents(f: typeof fetch) {
  const r = await f(`${BASE}/groups`);
  return r.json();
}
export async function otherCards() {
  return (await fetch('https://cards.other.example/cards')).json();
}
