import ky from 'ky';

const api = ky.create({ retry: 1 });
const chat = ky.create({ retry: 3 });

export const deassign = (id: number) => api.post(`cards/${id}/deassign_member`); // finds: member-card-assignment likely
export const events = () => api.get('events').json(); // finds: event-sets likely
export const messages = () => chat.get('events').json();
