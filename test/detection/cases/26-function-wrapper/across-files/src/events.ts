import { request } from './lib/request';

export async function eventIds() {
  const events = await request('/events?limit=50'); // finds: event-sets
  return events.map((event) => event.id); // finds: event-id
}

export const cards = (memberId: number) => request(`/cards?member_id=${memberId}`); // finds: card-member-id-filter
