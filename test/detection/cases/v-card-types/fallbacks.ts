const API = 'https://api.access.example';

export async function typeOf(id: number): Promise<string> {
  const card = await (await fetch(`${API}/cards/${id}`)).json();
  const { type = 'legacy' } = card; // finds: card-type-legacy
  return card.type ?? 'hfcard_desfire_ev1' ?? type; // finds: card-type-desfire
}
