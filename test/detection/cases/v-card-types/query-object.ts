import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const oldCards = () => api.get('/cards', { params: { type: 'legacy', limit: 50 } }); // finds: card-type-legacy
export const byTypes = () => api.get('/cards', { params: { type: ['legacy', 'hfcard_desfire'] } }); // finds: card-type-legacy
