import { pool } from './pool';

interface BadgeRow {
  id: number;
  sub_type: string;
  members_count: number;
}

const BASE = 'https://api.access.example';

/** Our own table of printed badges; the service is only asked whether it is up. */
export async function printed(): Promise<string[]> {
  await fetch(`${BASE}/groups`);
  const { rows } = await pool.query<BadgeRow>('select id, sub_type, members_count from printed_badges');
  return rows.map(({ id, sub_type, members_count: people = 0, ...rest }: BadgeRow) => {
    return `${id} ${sub_type} ${people} ${JSON.stringify(rest)}`;
  });
}
