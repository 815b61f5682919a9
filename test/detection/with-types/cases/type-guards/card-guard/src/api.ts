export interface Card {
  id: string;
  number: string;
  sub_type: string; // finds: card-sub-type
  type: string;
}

export async function loadCards(): Promise<Card[]> {
  const answer = await fetch('https://api.access.example/cards');
  return (await answer.json()) as Card[];
}
