import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

/** The format is read under its new name; what is left is stored as it is. */
export async function storeGroup(save: (row: { members_count?: number }) => void) {
  const { data } = await api.get('/groups');
  const [{ id, name, ...left }] = data;
  save({ members_count: left.locks_count });
  return { id, name };
}
