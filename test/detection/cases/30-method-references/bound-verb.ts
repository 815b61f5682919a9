import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const post = api.post.bind(api);
const { get } = api;

export const enroll = (card: object) => post('/cards/enroll', { card }); // finds: card-enroll
export const events = () => get('/events'); // finds: event-sets
