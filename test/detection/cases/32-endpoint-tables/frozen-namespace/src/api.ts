import axios from 'axios';
import * as endpoints from './endpoints';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const events = () => api.get(endpoints.EVENTS);
export const enroll = (card: object) => api.post(endpoints['ENROLL'], { card });
export const locks = () => api.get(endpoints.LOCKS);
