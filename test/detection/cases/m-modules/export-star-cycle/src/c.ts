import { PATHS, api } from './b';

export const events = () => api.get(PATHS.events);
