import axios from 'axios';

const audit = axios.create({ baseURL: 'https://audit.example' });
const access = axios.create({ baseURL: 'https://api.access.example' });

export async function trail() {
  const { data } = await audit.get('/presences');
  return data.filter((entry: { actor_type: string }) => ['User'].includes(entry.actor_type));
}

export const locks = () => access.get('/group_locks');
