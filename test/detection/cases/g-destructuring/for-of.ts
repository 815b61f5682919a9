const BASE = 'https://api.access.example';

export async function eventIds(setId: string, headers: HeadersInit): Promise<string[]> {
  const ids: string[] = [];
  const set = await fetch(`${BASE}/event_sets/${setId}`, { headers }).then((response) => response.json());
  for (const { id, place_id: place } of set.events) { // finds: event-id
    ids.push(`${place}-${id}`);
  }
  return ids;
}
