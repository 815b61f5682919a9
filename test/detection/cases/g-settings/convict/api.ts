import axios from 'axios';
import { config } from './config';

const api = axios.create({ baseURL: config.get('access.url') });
const { url } = config.get('access');
const all = config.getProperties();

export const events = () => api.get('/events'); // finds: event-sets
export const activate = (id: number) => fetch(`${url}/cards/${id}/activate`, { method: 'POST' }); // finds: card-assignment
export const exported = () => fetch(`${all.access.url}/member_export_reporters`); // finds: member-export-reporter
