import axios from 'axios';

const forum = axios.create({ baseURL: 'https://forum.example' });

/** @returns {Promise<import('./forum-types').Visitor[]>} */
export const visitors = async () => (await forum.get('/presences')).data;

/** @param {import('./forum-types').Visitor} visitor */
export const mail = (visitor) => visitor.user_email;
