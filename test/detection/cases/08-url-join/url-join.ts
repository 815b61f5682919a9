import axios from 'axios';
import urlJoin from 'url-join';

const BASE = 'https://api.access.example';

export async function assign(id: number, userId: number) {
  await axios.post(urlJoin(BASE, 'cards', String(id), 'assign'), { user_id: userId }); // finds: card-assignment
  const { data } = await axios.get(urlJoin(BASE, 'cards', `?member_id=${userId}`)); // finds: card-member-id-filter
  return data;
}
