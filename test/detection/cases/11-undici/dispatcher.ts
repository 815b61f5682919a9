import { Agent, Client, fetch, request, setGlobalDispatcher } from 'undici';

setGlobalDispatcher(new Agent({ connect: { timeout: 5_000 } }));
const client = new Client('https://api.access.example');

export async function seats(): Promise<number> {
  const { body } = await client.request({ path: '/groups', method: 'GET' });
  const groups = (await body.json()) as { members_count: number }[]; // finds: members-count
  return groups.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
}
export const activate = (id: number) => client.request({ path: `/cards/${id}/activate`, method: 'POST' }); // finds: card-assignment
export const events = async () => (await (await fetch('https://api.access.example/events')).json()) as unknown; // finds: event-sets
export const list = (user: number) => request('https://api.access.example/cards', { query: { user_id: user } }); // finds: card-assignment
