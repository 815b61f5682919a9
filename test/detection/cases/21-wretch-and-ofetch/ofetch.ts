import { ofetch } from 'ofetch';

const access = ofetch.create({ baseURL: 'https://api.access.example' });

export async function cards(memberId: number) {
  const list = await access('/cards', { query: { member_id: memberId } }); // finds: card-member-id-filter
  return list.map((card) => card.activated); // finds: card-assignment
}

export const create = (token: string) =>
  access('/cards', { method: 'POST', body: { card: { token, type: 'legacy' } } }); // finds: card-type-legacy

export async function raw() {
  const response = await access.raw('/events'); // finds: event-sets
  return response._data?.map((event) => event.id); // finds: event-id
}
