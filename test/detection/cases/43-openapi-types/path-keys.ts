import createClient from 'openapi-fetch';
import type { paths } from './access-schema';

export const client = createClient<paths>({ baseUrl: 'https://api.access.example' });

export type EventsOperation = paths['/events']['get']; // finds: event-sets
export type Enrolment = paths['/cards/enroll']['post']; // finds: card-enroll
export type OneCard = paths['/cards/{id}']['get'];
