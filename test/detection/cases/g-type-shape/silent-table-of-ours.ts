export const BASE = 'https://api.access.example';

/** Our own table: one distinctive word alone does not make it the service's. */
export interface BadgeRow {
  badge_no: string;
  printer: string;
  backup_card_id: number;
  members_count: number;
}

export const toCsv = (row: BadgeRow) => [row.badge_no, row.backup_card_id, row.members_count].join(',');
