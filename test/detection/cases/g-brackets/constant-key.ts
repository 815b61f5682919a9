import axios from 'axios';

const key = 'members_count'; // finds: members-count

export async function sizes(): Promise<number[]> {
  const { data } = await axios.get('https://api.access.example/groups');
  return data.map((row: Record<string, number>) => row[key]);
}
