import { Client } from 'undici';

const access = new Client(process.env.ACCESS_ORIGIN ?? '');
const chat = new Client(process.env.CHAT_ORIGIN ?? '');

export const exporters = () => access.request({ path: '/member_export_reporters', method: 'GET' }); // finds: member-export-reporter likely
export const events = () => access.request({ path: '/events', method: 'GET' }); // finds: event-sets likely
export const messages = () => chat.request({ path: '/events', method: 'GET' });
