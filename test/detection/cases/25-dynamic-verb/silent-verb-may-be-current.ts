import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

// GET and POST of this path are current; only the filter would be deprecated.
export const cards = (verb: 'get' | 'post') => api[verb]('/cards');
