import axios from 'axios';

export const http = axios.create({ baseURL: 'https://api.access.example' });

export async function getGroups() {
  const { data } = await http.get('/groups');
  return data;
}
export const getEvents = () => http.get('/event_sets/3').then((response) => response.data.events);
export const getCard = async (id: number) => (await http.get(`/cards/${id}`)).data;
export const getPosts = async () => (await axios.get('https://blog.example/groups')).data;
