import { createClient } from '@acme/access';

export async function eventIds() {
  const client = await createClient({ region: 'eu' });
  const events = await client.get('events', { limit: 20 }); // finds: event-sets
  return events.map((event) => event.id); // finds: event-id
}
