import ky from 'ky';

const access = ky.create({ prefixUrl: 'https://api.access.example', retry: 2 });

export const events = () => access.get('events', { searchParams: { limit: 10 } }).json<{ id: number }[]>(); // finds: event-sets, event-id

export async function firstEvent(): Promise<number | undefined> {
  const list = await events();
  return list[0]?.id; // finds: event-id
}

export const cards = (memberId: number) =>
  access.get('cards', { searchParams: { member_id: memberId } }).json(); // finds: card-member-id-filter

export const create = (token: string) =>
  access.post('cards', { json: { card: { token, type: 'legacy', sub_type: 'em' } } }).json(); // finds: card-type-legacy, card-sub-type
