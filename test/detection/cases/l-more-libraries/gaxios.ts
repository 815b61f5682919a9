import { Gaxios, request } from 'gaxios';

const client = new Gaxios({ baseURL: 'https://api.access.example' });

export async function first(): Promise<unknown[]> {
  const { data } = await request({ url: 'https://api.access.example/events' }); // finds: event-sets
  const groups = await client.request({ url: '/groups' });
  return [data[0].id, groups.data[0].members_count]; // finds: event-id, members-count
}
