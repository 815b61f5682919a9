import axios from 'axios';
import { PAGE_SIZE, SORT_KEY } from './columns';

export async function topGroups() {
  const { data } = await axios.get('https://api.access.example/groups', { params: { limit: PAGE_SIZE } });
  return data.sort((a: any, b: any) => b[SORT_KEY] - a[SORT_KEY]);
}
