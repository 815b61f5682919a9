import axios from 'axios';

const api = axios.create();
api.defaults.baseURL = 'https://api.chat.example';

export const events = () => api.get('/events');
export const enroll = (token: string) => api.post('/cards/enroll', { token });
