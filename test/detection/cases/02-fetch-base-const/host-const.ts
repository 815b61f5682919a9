const HOST = 'api.access.example';

export async function members(headers: HeadersInit) {
  const response = await fetch(`https://${HOST}/groups`, { headers });
  const groups = await response.json();
  return groups.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
}

export const events = (port: number) => fetch(`https://${HOST}:${port}/events`); // finds: event-sets
