const API = 'https://api.access.example';

interface Release {
  type: string;
}

export async function releases(cards: Release[]): Promise<Release[]> {
  return cards.filter((card) => card.type === 'legacy');
}

export async function report() {
  const card = await (await fetch(`${API}/cards/1`)).json();
  const inner = (card: Release) => card.type === 'legacy';
  return { id: card.id, old: (await releases([{ type: 'stable' }])).some(inner) };
}
