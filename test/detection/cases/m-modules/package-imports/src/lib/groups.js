import http from '#http';

export const groups = () => http.get('groups').then((response) => response.data);
export const events = () => http.get('events'); // finds: event-sets
