import redaxios from 'redaxios';
import xior from 'xior';

const api = xior.create({ baseURL: 'https://shop.example' });
export const events = async () => (await api.get('/events')).data.map((event) => event.id);
export const current = () => redaxios.post('https://api.access.example/event_sets');
