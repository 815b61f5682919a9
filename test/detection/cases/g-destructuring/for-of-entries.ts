const BASE = 'https://api.access.example';

export async function numberedEvents(setId: string, headers: HeadersInit): Promise<string[]> {
  const lines: string[] = [];
  const response = await fetch(`${BASE}/event_sets/${setId}`, { headers });
  const { events } = await response.json();
  for (const [index, { references }] of events.entries()) { // finds: event-references
    lines.push(`${index + 1}. ${references.length} objects`);
  }
  return lines;
}
