const API = 'https://api.access.example';
const ENCODABLE = ['hfcard_desfire_ev1', 'hfcard_desfire_ev3']; // finds: card-type-desfire, card-type-desfire
const THIRD_PARTY = Object.freeze(['legacy']); // finds: card-type-legacy

export async function split(headers: HeadersInit) {
  const cards = await (await fetch(`${API}/cards`, { headers })).json();
  return {
    encodable: cards.filter(({ type }: { type: string }) => ENCODABLE.includes(type)),
    foreign: cards.filter((card: { type: string }) => THIRD_PARTY.indexOf(card.type) !== -1),
    both: cards.some((card: { type: string }) => ['legacy', 'third_party_hf'].includes(card.type)), // finds: card-type-legacy
  };
}
