export async function presentUsers(headers: HeadersInit): Promise<string[]> {
  const response = await fetch('https://api.access.example/presences', { headers });
  const presences = JSON.parse(await response.text());
  return presences.map(({ user_name }) => user_name); // finds: presence-actor
}
