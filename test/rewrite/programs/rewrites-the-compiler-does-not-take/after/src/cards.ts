export interface Card {
  id: number;
  type: 'hfcard_desfire' | 'legacy';
  token: string | null;
  sub_type: string;
  activated: boolean;
}

export async function listCards(): Promise<Card[]> {
  const response = await fetch('https://api.access.example/cards');
  return (await response.json()) as Card[];
}
