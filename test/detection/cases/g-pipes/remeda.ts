import axios from 'axios';
import * as R from 'remeda';

export async function sizes(): Promise<number[]> {
  const { data } = await axios.get('https://api.access.example/groups');
  return R.pipe(
    data,
    R.filter((group) => group.members_count > 0), // finds: members-count
    R.sortBy((group) => group.members_count), // finds: members-count
    R.map((group) => group.members_count), // finds: members-count
  );
}
