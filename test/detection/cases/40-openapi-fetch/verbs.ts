import createClient from 'openapi-fetch';
import type { paths } from './schema';

const client = createClient<paths>({ baseUrl: 'https://api.access.example' });

export async function assign(id: number, userId: number) {
  const { error } = await client.POST('/cards/{id}/assign', { params: { path: { id } }, body: { user_id: userId } }); // finds: card-assignment
  if (error) throw new Error('not assigned');
}

export async function cards(memberId: number) {
  const { data } = await client.GET('/cards', { params: { query: { member_id: memberId } } }); // finds: card-member-id-filter
  return data?.map((card) => card.sub_type); // finds: card-sub-type
}

export const create = (token: string) =>
  client.POST('/cards', { body: { card: { token, type: 'legacy' } } }); // finds: card-type-legacy
