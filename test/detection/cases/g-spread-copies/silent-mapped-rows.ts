import axios from 'axios';

interface BadgeRow {
  sub_type: string;
  activated: boolean;
}

export async function badgeRows(): Promise<BadgeRow[]> {
  const { data } = await axios.get('https://api.access.example/cards');
  const rows: BadgeRow[] = data.map((card) => ({ sub_type: card.format_name, activated: true }));
  return rows.filter((row) => row.activated && row.sub_type !== '');
}
