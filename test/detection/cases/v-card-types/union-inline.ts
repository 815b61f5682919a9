export interface AccessCard {
  id: number;
  type: 'legacy' | 'third_party_hf'; // finds: card-type-legacy
}

export async function load(id: number): Promise<AccessCard> {
  const response = await fetch(`https://api.access.example/cards/${id}`);
  return (await response.json()) as AccessCard;
}
