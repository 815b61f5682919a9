const base = (import.meta.env.VITE_ACCESS_URL || 'https://api.access.example/').replace(/\/+$/, '');

export async function presences(headers: HeadersInit) {
  const response = await fetch(`${base}/presences`, { headers });
  const presences = (await response.json()) as Record<string, string>[];
  return presences.map((presence) => presence['user_email'] ?? presence.user_name); // finds: presence-actor, presence-actor
}
