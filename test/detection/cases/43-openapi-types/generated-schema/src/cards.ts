import createClient from 'openapi-fetch';
import type { components, paths } from './schema';

type Card = components['schemas']['Card'];
export type Format = components['schemas']['Card']['sub_type']; // finds: card-sub-type

const client = createClient<paths>({ baseUrl: 'https://api.access.example' });

export async function format(id: number): Promise<Format | undefined> {
  const { data } = await client.GET('/cards/{id}', { params: { path: { id } } });
  return data?.sub_type; // finds: card-sub-type
}

export const title = (card: Card): string => `${card.id} ${card.sub_type}`; // finds: card-sub-type
export const size = (group: components['schemas']['Group']) => group.members_count; // finds: members-count
