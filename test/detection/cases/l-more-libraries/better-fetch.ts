import { createFetch } from '@better-fetch/fetch';
import fetchRetry from 'fetch-retry';
import minimal from 'make-fetch-happen';

const $fetch = createFetch({ baseURL: 'https://api.access.example' });
const $shop = createFetch({ baseURL: 'https://shop.example' });

export async function cards(id: number) {
  const { data, error } = await $fetch<any[]>('/cards', { query: { member_id: id } }); // finds: card-member-id-filter
  if (error) throw error;
  await $shop('/cards', { query: { member_id: id } });
  return data.map((card) => card.sub_type); // finds: card-sub-type
}

const again = fetchRetry(fetch);
export const events = async () => (await (await again('https://api.access.example/events')).json())[0].id; // finds: event-sets, event-id
export const groups = async () => (await (await minimal('https://api.access.example/groups')).json())[0].members_count; // finds: members-count
