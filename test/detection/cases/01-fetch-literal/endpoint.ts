export async function recentEvents(headers: HeadersInit): Promise<unknown> {
  const response = await fetch('https://api.access.example/events?limit=5', { headers }); // finds: event-sets
  return response.json();
}
