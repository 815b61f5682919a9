import { request } from '@umijs/max';

export const events = () => fetch('/api/events'); // finds: event-sets
export const sets = () => fetch('/api/event_sets', { method: 'POST' });
