import { endpoints, request } from '..';

export const events = () => request(endpoints.events);
export const exporters = () => request(endpoints.exporters);
