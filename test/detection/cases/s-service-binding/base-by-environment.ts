import axios from 'axios';

const BASES: Record<string, string> = {
  production: 'https://api.access.example',
  development: 'http://localhost:4010',
};

const api = axios.create({ baseURL: BASES[process.env.NODE_ENV ?? 'production'] });

export const events = () => api.get('/events'); // finds: event-sets
export const sizes = async () => (await api.get('/groups')).data.map((group) => group.members_count); // finds: members-count
