import axios from 'axios';

axios.defaults.baseURL = 'https://api.access.example';

export const recentEvents = (limit: number) => axios.get('/events', { params: { limit } }); // finds: event-sets
