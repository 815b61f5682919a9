import axios from 'axios';

interface Row {
  sub_type: string;
  members_count: number;
}

export async function rows(): Promise<Row[]> {
  const { data } = await axios.get('https://api.access.example/groups');
  return data.map((group: { name: string; users_count: number }) => ({
    sub_type: group.name,
    members_count: group.users_count,
  }));
}

export const total = (list: Row[]) => list.reduce((sum, row) => sum + row.members_count, 0);
