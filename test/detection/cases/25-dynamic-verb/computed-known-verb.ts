import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });
const verb = 'post';

export const enroll = (card: object) => api[verb]('/cards/enroll', { card }); // finds: card-enroll
