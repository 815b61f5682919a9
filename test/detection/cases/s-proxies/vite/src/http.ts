import axios from 'axios';

export const http = axios.create({ baseURL: '/api' });

export const cardsOf = (member: number) => http.get('/cards', { params: { member_id: member } }); // finds: card-member-id-filter
export const enroll = (token: string) => http.post('cards/enroll', { card: { token } }); // finds: card-enroll
export const sets = () => http.post('/event_sets', {});
