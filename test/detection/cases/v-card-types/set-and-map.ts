const API = 'https://api.access.example';

const SWAP_AT_DESK = new Set(['legacy', 'hfcard_desfire_ev1']); // finds: card-type-legacy, card-type-desfire
const ICONS = new Map([
  ['legacy', 'card-old.svg'], // finds: card-type-legacy
  ['hfcard_desfire', 'card.svg'],
]);

export async function decorate(headers: HeadersInit) {
  const cards = await (await fetch(`${API}/cards`, { headers })).json();
  return cards.map((card: { id: number; type: string }) => ({
    id: card.id,
    swap: SWAP_AT_DESK.has(card.type),
    icon: ICONS.get(card.type),
  }));
}
