import urlcat from 'urlcat';

const BASE = 'https://api.access.example';

export const assign = (id: number, userId: number, headers: HeadersInit) =>
  fetch(urlcat(BASE, '/cards/:id/assign', { id }), { method: 'POST', headers, body: JSON.stringify({ userId }) }); // finds: card-assignment

export const list = (memberId: number, headers: HeadersInit) =>
  fetch(urlcat(BASE, '/cards', { member_id: memberId, limit: 10 }), { headers }); // finds: card-member-id-filter
