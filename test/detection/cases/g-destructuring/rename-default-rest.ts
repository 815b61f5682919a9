import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function groupTile(id: number) {
  const { data } = await api.get('/groups', { params: { ids: id } });
  const { name: title, members_count: size = 0, ...rest } = data[0]; // finds: members-count
  return { title, size, doors: rest.locks_count, place: rest.place.name };
}
