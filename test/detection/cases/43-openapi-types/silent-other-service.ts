import createClient from 'openapi-fetch';
import type { components, paths } from './chat-schema';

export const client = createClient<paths>({ baseUrl: 'https://api.chat.example' });

export type Events = paths['/events']['get'];
export type Kind = components['schemas']['Card']['sub_type'];
export const count = (group: components['schemas']['Group']) => group.members_count;
