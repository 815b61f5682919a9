import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export async function people(place: number) {
  const today = (await api.get('/presences', { params: { place_id: place } })).data;
  const late = (await api.get('/presences')).data;
  const names = [...today, ...late].map((presence) => presence.member_name); // finds: presence-actor
  const mails = today.concat(late).map((presence) => presence.user_email); // finds: presence-actor
  return [...names, ...mails];
}
