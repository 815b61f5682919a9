import url from 'node:url';

export async function groups(headers) {
  const address = url.format({ protocol: 'https', hostname: 'api.access.example', pathname: '/events', query: { limit: 5 } }); // finds: event-sets
  const response = await fetch(address, { headers });
  const events = await response.json();
  return events.map((event) => event.id); // finds: event-id
}
