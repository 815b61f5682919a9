import { api } from './http';

export const upcoming = async () => (await api.get('/events')).data.map((event) => event.id);
