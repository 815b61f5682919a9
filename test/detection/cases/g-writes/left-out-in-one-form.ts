import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

interface Filter {
  memberId?: number;
}

export const cards = ({ memberId, ...filter }: Filter) =>
  api.get('/cards', { params: { ...filter, memberId: undefined, member_id: memberId } }); // finds: card-member-id-filter
export const create = (uid: string) => api.post('/cards', { card: { uid, sub_type: null } }); // finds: card-sub-type
