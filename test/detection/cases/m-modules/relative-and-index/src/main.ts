import api, { EXPORTERS, tables } from './api';
import { api as same } from './api/index.js';

export const exporters = () => api.get(EXPORTERS);
export const enroll = (card: object) => same.post(tables.ENROLL, { card });
export const events = () => same.get('events'); // finds: event-sets
