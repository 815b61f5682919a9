export async function group(id: number): Promise<string> {
  const card = await (await fetch(`https://api.access.example/cards/${id}`)).json();
  if (card.type.startsWith('hfcard_desfire_ev1')) return 'first generation'; // finds: card-type-desfire
  if (card.type.startsWith('hfcard_desfire')) return 'DESFire';
  return 'other';
}
