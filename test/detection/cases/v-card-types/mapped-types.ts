export async function hasOldCards(headers: HeadersInit): Promise<boolean> {
  const response = await fetch('https://api.access.example/cards', { headers });
  const cards = await response.json();
  const types = cards.map((card: { type: string }) => card.type);
  return types.includes('legacy') || new Set(types).has('hfcard_desfire_ev3'); // finds: card-type-legacy, card-type-desfire
}
