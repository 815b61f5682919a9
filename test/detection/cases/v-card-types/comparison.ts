const API = 'https://api.access.example';

interface BadgeRow {
  id: number;
  type: string;
}

export async function countOldBadges(headers: HeadersInit): Promise<number> {
  const response = await fetch(`${API}/cards`, { headers });
  const badges = (await response.json()) as BadgeRow[];
  return badges.filter((badge) => badge.type === 'legacy').length; // finds: card-type-legacy
}
