import { config } from './config';

export async function doorEvents(headers: HeadersInit) {
  const response = await fetch(`${config.accessUrl}/events?limit=50`, { headers }); // finds: event-sets
  const events = await response.json();
  return events.filter((event) => event.references.length > 0); // finds: event-references
}

export async function chatEvents(headers: HeadersInit) {
  const response = await fetch(`${config.chatUrl}/events?limit=50`, { headers });
  const events = await response.json();
  return events.filter((event) => event.references.length > 0);
}
