import axios from 'axios';

const http = axios.create({ baseURL: '/api' });

export const cardsOf = (user) => http.get('cards', { params: { user } }).then(({ data }) => data);
export const visitsOf = (card) => http.get(`cards/${card}/visits`).then(({ data }) => data);
export const groups = () => http.get('groups').then(({ data }) => data.groups);
