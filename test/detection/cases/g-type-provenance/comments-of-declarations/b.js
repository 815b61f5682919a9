import axios from 'axios';
const api = axios.create({ baseURL: 'https://api.access.example' });
/** @typedef {import('./types').Presence} Presence */
/** @returns {Promise<Presence[]>} */
export const presences = async () => (await api.get('/presences')).data;
/** @param {import('./types').Presence} presence */
export const key = (presence) => `M#${presence.member_id}`; // finds: presence-actor
