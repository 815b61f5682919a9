import axios from 'axios';
import { get, keyBy } from 'lodash';

export async function roles(userId: number) {
  const { data } = await axios.get('https://api.access.example/role_assignments', { params: { user_id: userId } });
  const byUser = keyBy(data, 'user_id');
  return get(byUser, [userId, 'user_id']);
}
