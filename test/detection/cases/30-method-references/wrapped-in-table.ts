import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

const verbs = {
  create: api.post,
  list: (path: string, params?: object) => api.get(path, { params }),
};

export const enroll = (card: object) => verbs.create('/cards/enroll', { card }); // finds: card-enroll
export const cards = (member_id: number) => verbs.list('/cards', { member_id }); // finds: card-member-id-filter
