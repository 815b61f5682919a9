import { api } from './api.js';

export const latest = () => api.get('/events'); // finds: event-sets
