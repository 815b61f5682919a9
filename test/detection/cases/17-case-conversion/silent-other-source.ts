import camelcaseKeys from 'camelcase-keys';
import { query } from './db';

export async function clubs() {
  const rows = await query('select id, members_count from clubs');
  return camelcaseKeys(rows).map((club) => club.membersCount);
}
