import axios from 'axios';
import paths from './paths.json';

const api = axios.create({ baseURL: paths.host });

export const enroll = (card: object) => api.post(paths.enroll, { card }); // finds: card-enroll
export const events = () => api.get(paths.events); // finds: event-sets
export const sizes = async () => (await api.get(paths.groups)).data.map((group) => group.members_count); // finds: members-count
