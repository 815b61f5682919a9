import { client } from './client';

export const latest = () => client.GET('/events'); // finds: event-sets
