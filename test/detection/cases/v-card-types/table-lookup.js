const LABELS = {
  legacy: 'Old card', // finds: card-type-legacy
  hfcard_desfire_ev1: 'DESFire EV1', // finds: card-type-desfire
  'hfcard_desfire_ev3': 'DESFire EV3', // finds: card-type-desfire
  hfcard_desfire: 'DESFire',
};

export async function labels(headers) {
  const response = await fetch('https://api.access.example/cards', { headers });
  const cards = await response.json();
  return cards.map((card) => ({ id: card.id, label: LABELS[card.type] ?? card.type }));
}
