const API = 'https://api.access.example';

const OLD = ['legacy'] as const; // finds: card-type-legacy
const ALL = [...OLD, 'hfcard_desfire', 'third_party_hf'];

export async function known(id: number): Promise<boolean> {
  const card = await (await fetch(`${API}/cards/${id}`)).json();
  return ALL.includes(card.type);
}
