import createClient from 'openapi-fetch';
import type { components, paths } from './access-schema';

export const client = createClient<paths>({ baseUrl: 'https://api.access.example' });

export type Sets = paths['/event_sets']['post'];
export type Format = components['schemas']['Card']['format_name'];
export const uuid = (event: components['schemas']['Event']) => event.uuid;
