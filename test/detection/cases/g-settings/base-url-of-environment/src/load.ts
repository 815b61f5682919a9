import { api } from './api';

export const latest = () => api.get('/events'); // finds: event-sets
