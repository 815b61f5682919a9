export interface Card {
  id: number;
  token: string | null;
  sub_type: string;
  format_name?: string;
}

export interface Badge {
  id: number;
  token: string | null;
  sub_type: string;
}

const BASE = 'https://api.access.example';

export async function listCards(): Promise<Card[]> {
  const response = await fetch(`${BASE}/cards`);
  return (await response.json()) as Card[];
}

export async function listBadges(): Promise<Badge[]> {
  const response = await fetch(`${BASE}/cards`);
  return (await response.json()) as Badge[];
}
