import axios from 'axios';
import { stringify } from 'csv-stringify/sync';
import { track } from './track.js';

export async function report(rows: object[]): Promise<string> {
  const { data } = await axios.get('https://api.access.example/groups');
  track(data, { events: ['members_count'] });
  console.log(data, ['members_count']);
  return stringify(rows, { columns: ['id', 'members_count'] });
}
