import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

const call = (method, path, data) => api[method.toLowerCase()](path, data);

export const enroll = (card) => call('POST', '/cards/enroll', card); // finds: card-enroll
export const events = () => call('GET', '/events'); // finds: event-sets
export const groups = () => call('GET', '/groups');
export const sets = () => call('POST', '/event_sets');
