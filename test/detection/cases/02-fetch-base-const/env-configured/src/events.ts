import { access } from './access';

export async function ids() {
  const events = await access.get('/events'); // finds: event-sets
  return events.map((event) => event.id); // finds: event-id
}
