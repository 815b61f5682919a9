import axios from 'axios';

const COUNT = 'members_count'; // finds: members-count

export async function headCount(groupId: number): Promise<number> {
  const { data } = await axios.get('https://api.access.example/groups', { params: { ids: groupId } });
  const { [COUNT]: count } = data[0];
  return count;
}
