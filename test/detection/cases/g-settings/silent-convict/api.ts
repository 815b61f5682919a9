import axios from 'axios';
import { config } from './config';

const shop = axios.create({ baseURL: config.get('shop.url') });
const { url } = config.get('shop');

export const groups = () => fetch(`${config.get('access.url')}/groups`);
export const events = () => shop.get('/events');
export const activate = (id: number) => fetch(`${url}/cards/${id}/activate`, { method: 'POST' });
export const reports = (name: string) => axios.post(`${config.get(name)}/reports`, { interval: 'month' });
