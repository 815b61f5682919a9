import axios from 'axios';

const door = axios.create({ baseURL: process.env.DOOR_URL });
const crm = axios.create({ baseURL: process.env.CRM_URL });
door.defaults.headers.common.Authorization = `SERVICE-LOGIN ${process.env.DOOR_KEY}`;

export const newSet = () => door.post('/event_sets', { event_set: {} });
export const calendar = async () => (await crm.get('/events')).data.map((event) => event.id);
export const groups = async () => (await crm.get('/groups')).data.map((group) => group.members_count);
