import axios from 'axios';

const http = axios.create({ baseURL: 'https://api.access.example' });
http.interceptors.response.use((response) => response.data);

export async function groupSizes() {
  const groups = await http.get('/groups');
  return groups.map((group) => group.members_count); // finds: members-count
}
