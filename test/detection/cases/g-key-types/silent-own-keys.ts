interface Row {
  members_count: number;
  sub_type: string;
}

export const BASE = 'https://api.access.example';
export const LABELS: Record<keyof Row, string> = { members_count: 'People', sub_type: 'Kind' };
export const first: keyof Row = 'members_count';

function pluck<T, K extends keyof T>(rows: T[], key: K): T[K][] {
  return rows.map((row) => row[key]);
}

export const kinds = (rows: Row[]) => pluck(rows, 'sub_type');
