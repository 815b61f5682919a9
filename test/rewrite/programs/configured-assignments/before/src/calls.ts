import axios from 'axios';

const http = axios.create({ baseURL: 'https://api.access.example' });

export const hand = (id: number, body: object) => http.post('/cards/' + encodeURIComponent(id) + '/assign', body);
export const handOver = (card_id: number) => http.post(`/cards/${card_id}/assign`);
export const handTo = (card: { id: number }, user: number) =>
  fetch(`https://api.access.example/cards/${card.id}/assign`, {
    method: 'POST',
    body: JSON.stringify({ user_id: user }),
  });
export const giveMember = (card: number, member: number) =>
  http.post(`/cards/${card}/assign_member`, { member_id: member });

// The path has the id of a member.
export const give = (member: number, backup: boolean) =>
  http.post(`/members/${member}/${backup ? 'assign_backup_card' : 'assign_card'}`, {});

const path = (id: number) => `/cards/${id}/assign`;
export const apart = (id: number) => http.post(path(id), {});
