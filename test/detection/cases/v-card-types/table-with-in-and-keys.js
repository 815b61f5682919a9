const API = 'https://api.access.example';

const PRICES = {
  hfcard_desfire: 12,
  legacy: 3, // finds: card-type-legacy
};
const SLOTS = { hfcard_desfire_ev3: 1 }; // finds: card-type-desfire

export async function price(id, headers) {
  const card = await fetch(`${API}/cards/${id}`, { headers }).then((response) => response.json());
  if (!(card.type in PRICES)) throw new Error(`no price for ${card.type}`);
  return Object.keys(SLOTS).includes(card.type) ? 0 : PRICES[card.type];
}
