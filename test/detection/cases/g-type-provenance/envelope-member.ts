interface Presence {
  place_id: number;
  member_name: string; // finds: presence-actor
}
interface PresencePage {
  items: Presence[];
  next: string | null;
}

export async function page(headers: HeadersInit): Promise<PresencePage> {
  const response = await fetch('https://api.access.example/presences', { headers });
  return (await response.json()) as PresencePage;
}

export const names = (found: PresencePage) => found.items.map((presence) => presence.member_name); // finds: presence-actor
