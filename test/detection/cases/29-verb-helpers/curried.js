import axios from 'axios';

const request = (method) => (path, data) =>
  axios({ method, url: `https://api.access.example${path}`, ...(method === 'get' ? { params: data } : { data }) }).then(({ data: body }) => body);

export const get = request('get');
export const post = request('post');
export const patch = request('patch');

export const rename = (id, card) => patch(`/cards/${id}`, { card }); // finds: card-assignment
export const listCards = (member) => get('/cards', { member_id: member }); // finds: card-member-id-filter
export const enrol = (card) => post('/cards/enroll', { card }); // finds: card-enroll
export const sizes = async () => (await get('/groups')).map((group) => group.members_count); // finds: members-count
