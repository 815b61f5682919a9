import createClient from 'openapi-fetch';

const client = createClient({
  baseUrl: process.env.ACCESS_URL,
  headers: { Authorization: `SERVICE-LOGIN ${process.env.SECRET}` },
});

export async function events() {
  const { data = [] } = await client.request('get', '/events'); // finds: event-sets
  return data.map(({ id }) => id); // finds: event-id
}

export const update = (id: number) =>
  client.PATCH('/cards/{id}', { params: { path: { id } }, body: { card: { sub_type: 'em' } } }); // finds: card-assignment, card-sub-type
