import { api } from './forum';

export const events = async () => (await api.get('/events')).data.map((event) => event.id);
export const groups = async () => (await api.get('/groups')).data.map((group) => group.members_count);
