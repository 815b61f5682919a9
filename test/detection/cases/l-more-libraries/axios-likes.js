import redaxios from 'redaxios';
import xior from 'xior';
import wretch from 'wretch';

const api = xior.create({ baseURL: 'https://api.access.example' });
const red = redaxios.create({ baseURL: 'https://api.access.example' });

export const events = async () => (await api.get('/events')).data.map((event) => event.id); // finds: event-sets, event-id
export const enroll = (token) => red.post('/cards/enroll', { card: { token } }); // finds: card-enroll
export const cards = (member) => api.get('/cards', { params: { member_id: member } }); // finds: card-member-id-filter
export const groups = async () => (await red.get('/groups')).data[0].members_count; // finds: members-count
export const activate = (id) => wretch('https://api.access.example').url(`/cards/${id}/activate`).post(); // finds: card-assignment
