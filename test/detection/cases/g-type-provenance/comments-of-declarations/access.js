const axios = require('axios');
const api = axios.create({ baseURL: 'https://api.access.example' });
/** @returns {Promise<import('./types').Presence[]>} */
exports.presences = () => api.get('/presences').then((res) => res.data);
