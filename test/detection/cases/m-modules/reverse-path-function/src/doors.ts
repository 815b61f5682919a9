import axios from 'axios';
import { cardPath, eventsPath } from './shared';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const events = () => api.get(eventsPath('?limit=3'));
export const byToken = (token: string) => api.get(cardPath(token)); // finds: card-identifier
