const BASE = 'https://api.access.example';

export async function chipOf(cardId) {
  const response = await fetch(`${BASE}/cards/${cardId}`);
  const { type, format_name: format } = await response.json();
  if (type === 'hfcard_desfire_ev1') return `EV1 ${format}`; // finds: card-type-desfire
  if (type === 'hfcard_desfire_ev3') return `EV3 ${format}`; // finds: card-type-desfire
  return type === 'legacy' ? 'third party' : format; // finds: card-type-legacy
}
