export async function recentEvents(headers: HeadersInit): Promise<unknown> {
  const response = await fetch('https://api.chat.example/events?limit=5', { headers });
  return response.json();
}
