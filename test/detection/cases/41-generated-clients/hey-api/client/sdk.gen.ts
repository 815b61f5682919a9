import { client as _heyApiClient } from './client.gen';

export const enrollCard = (options: { body: unknown; client?: typeof _heyApiClient }) =>
  (options.client ?? _heyApiClient).post({ url: '/cards/enroll', ...options }); // finds: card-enroll
export const assignCard = (options: { path: { id: number }; body?: unknown; client?: typeof _heyApiClient }) =>
  (options.client ?? _heyApiClient).post({ url: '/cards/{id}/assign', ...options }); // finds: card-assignment
export const fetchGroups = (options?: { client?: typeof _heyApiClient }) =>
  (options?.client ?? _heyApiClient).get({ url: '/groups', ...options });
