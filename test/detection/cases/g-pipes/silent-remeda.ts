import axios from 'axios';
import * as R from 'remeda';

export async function sizes(): Promise<number[]> {
  const { data } = await axios.get('https://api.shop.example/groups');
  return R.pipe(
    data,
    R.filter((group) => group.members_count > 0),
    R.map((group) => group.members_count),
  );
}
