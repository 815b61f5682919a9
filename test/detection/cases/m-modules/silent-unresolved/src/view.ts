import { api } from './missing';

export const events = async () => (await api.get('/events')).data.map((event) => event.id);
