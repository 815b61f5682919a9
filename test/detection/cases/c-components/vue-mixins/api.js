import axios from 'axios';

export const api = axios.create({ baseURL: 'https://api.access.example' });
export const shop = axios.create({ baseURL: 'https://api.shop.example' });

export const cards = (params) => api.get('/cards', { params }).then((answer) => answer.data);
export const groups = () => api.get('/groups').then((answer) => answer.data);
