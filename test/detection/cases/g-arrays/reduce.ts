import axios from 'axios';

interface Totals {
  people: number;
}

export async function totals(): Promise<Totals> {
  const { data } = await axios.get('https://api.access.example/groups');
  return data.reduce(
    (sum: Totals, group: any) => ({ people: sum.people + group.members_count }), // finds: members-count
    { people: 0 },
  );
}
