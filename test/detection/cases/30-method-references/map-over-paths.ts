import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const warmUp = () =>
  Promise.all(['/groups', '/events', '/presences'].map((path) => api.get(path))); // finds: event-sets
