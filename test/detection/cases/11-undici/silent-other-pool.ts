import { Client, Pool, request } from 'undici';

const tickets = new Pool('https://tickets.example');
const bank = new Client('https://bank.example');

export const events = async () => (await tickets.request({ path: '/events', method: 'GET' })).body.json();
export const activate = (id: string) => bank.request({ path: `/cards/${id}/activate`, method: 'POST' });
export const current = () => request('https://api.access.example/event_sets', { method: 'POST' });
