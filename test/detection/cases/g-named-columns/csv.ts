import axios from 'axios';
import { stringify } from 'csv-stringify/sync';
import Fuse from 'fuse.js';

export async function report(): Promise<string> {
  const { data } = await axios.get('https://api.access.example/groups');
  console.table(data, ['name', 'members_count']); // finds: members-count
  const index = new Fuse(data, { keys: ['name', 'members_count'] }); // finds: members-count likely
  return stringify(data, { header: true, columns: ['id', 'members_count', index.name] }); // finds: members-count likely
}
