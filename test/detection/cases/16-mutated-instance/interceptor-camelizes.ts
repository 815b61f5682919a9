import axios from 'axios';
import camelcaseKeys from 'camelcase-keys';

const http = axios.create({ baseURL: 'https://api.access.example' });
http.interceptors.response.use((response) => {
  response.data = camelcaseKeys(response.data, { deep: true });
  return response;
});

export async function groupSizes() {
  const { data } = await http.get('/groups');
  return data.map((group) => group.membersCount); // finds: members-count
}
