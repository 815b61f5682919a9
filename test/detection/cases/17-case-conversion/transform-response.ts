import axios from 'axios';
import camelcaseKeys from 'camelcase-keys';

const api = axios.create({
  baseURL: 'https://api.access.example',
  transformResponse: [...axios.defaults.transformResponse, (data) => camelcaseKeys(data, { deep: true })],
});

export async function memberTotals() {
  const { data } = await api.get('groups');
  return data.reduce((sum, { membersCount }) => sum + membersCount, 0); // finds: members-count
}
