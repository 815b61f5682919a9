export async function hasOldCards(headers: HeadersInit): Promise<boolean> {
  const response = await fetch('https://api.access.example/cards', { headers });
  const cards = await response.json();
  const types = cards.map((card: { type: string }) => card.type);
  const known = new Set(types);
  if (known.has('legacy') || known.has('third_party_hf')) return true; // finds: card-type-legacy
  return types.includes('hfcard_desfire_ev1') || types.includes('hfcard_desfire'); // finds: card-type-desfire
}
