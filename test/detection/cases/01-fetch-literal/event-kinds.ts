export async function backups(headers: HeadersInit) {
  const response = await fetch('https://api.access.example/event_sets/17', { headers });
  const set = await response.json();
  return set;
}

export async function assignments(headers: HeadersInit) {
  const response = await fetch('https://api.access.example/events', { headers }); // finds: event-sets
  const events = await response.json();
  return events.filter((event) => event.references.some((reference) => reference.type === 'Card')); // finds: event-references
}
