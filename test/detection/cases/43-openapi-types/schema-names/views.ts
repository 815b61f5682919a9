import createClient from 'openapi-fetch';
import type { components, paths } from './access';

type Card = components['schemas']['Card'];
type Group = paths['/groups']['get']['responses'][200]['content']['application/json'][number];

export const access = createClient<paths>({ baseUrl: 'https://api.access.example' });
export const label = (card: Card) => card.sub_type ?? ''; // finds: card-sub-type
export const sizeOf = ({ members_count }: Group) => members_count; // finds: members-count
export const columns: (keyof Card)[] = ['id', 'sub_type']; // finds: card-sub-type
