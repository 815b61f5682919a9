import axios from 'axios';

interface Group {
  name: string;
  members_count: number; // finds: members-count
}

function pluck<Row, Key extends keyof Row>(rows: Row[], key: Key): Row[Key][] {
  return rows.map((row) => row[key]);
}

export async function sizes() {
  const { data } = await axios.get<Group[]>('https://api.access.example/groups');
  return pluck(data, 'members_count'); // finds: members-count
}
