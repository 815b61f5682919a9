import createClient from 'openapi-fetch';
import type { components, paths } from './access-schema';

type Schemas = components['schemas'];
type Card = Schemas['Card'];
type CardQuery = NonNullable<paths['/cards']['get']['parameters']['query']>;
type Groups = paths['/groups']['get']['responses'][200]['content']['application/json'];

const client = createClient<paths>({ baseUrl: 'https://api.access.example' });

export const label = (card: Card) => `${card.sub_type} ${card.id}`; // finds: card-sub-type
export const seats = (groups: Groups) => groups.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
export async function list(query: CardQuery) {
  const { data = [] } = await client.GET('/cards', { params: { query: { ...query, member_id: 4 } } }); // finds: card-member-id-filter
  return data.map((card) => card.two_factor_pin); // finds: card-assignment
}
