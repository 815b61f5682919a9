const BASE = 'https://api.access.example';

export async function tolerant(headers: HeadersInit): Promise<number> {
  const response = await fetch(`${BASE}/groups?ids=7`, { headers });
  const text = await response.text();
  // The service sends an empty body when nothing changed.
  const groups = text === '' ? [] : JSON.parse(text);
  return groups[0].members_count; // finds: members-count
}
