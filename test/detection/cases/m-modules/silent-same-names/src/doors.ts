import axios from 'axios';

export const api = axios.create({ baseURL: 'https://api.access.example' });
export const newSet = (body: object) => api.post('/event_sets', { event_set: body });
