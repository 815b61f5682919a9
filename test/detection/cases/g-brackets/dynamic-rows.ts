import axios from 'axios';

const COLUMNS = ['id', 'name', 'members_count'] as const; // finds: members-count

export async function csv() {
  const { data } = await axios.get('https://api.access.example/groups');
  const lines = data.map((group) => COLUMNS.map((column) => group[column]).join(';'));
  return [data[0]['members_count'], data[0]?.['members_count'], ...lines]; // finds: members-count, members-count
}
