import { EVENTS_PATH as path, LOG_PATH } from './urls.js';
import { api } from './client.js';
export const shown = () =>
  api
    .post(path, {})
    .then(({ data: eventSet }) => api.get(`${path}/${eventSet.id}`))
    .then((r) => r.data.events);
export const label = LOG_PATH.slice(1);
