import { EVENTS_PATH as path, LOG_PATH } from './urls.js';
import { api } from './client.js';
export const shown = () => api.get(path).then((r) => r.data);
export const label = LOG_PATH.slice(1);
