const BASE = 'https://api.access.example';

export async function eventIndex(setId: string, headers: HeadersInit) {
  const { events } = await (await fetch(`${BASE}/event_sets/${setId}`, { headers })).json();
  const byId = Object.fromEntries(events.map((event) => [event.id, event])); // finds: event-id
  return (id: string) => byId[id]?.references ?? []; // finds: event-references
}
