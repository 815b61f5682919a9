export type ActorType = 'User'; // finds: presence-actor

interface Presence {
  actor_type: ActorType;
  actor_id: number;
}

// finds below: presence-actor
const LINKS: Record<ActorType, (id: number) => string> = {
  User: (id) => `/people/${id}`,
};

export async function links(): Promise<string[]> {
  const response = await fetch('https://api.access.example/presences');
  const presences = (await response.json()) as Presence[];
  return presences.map((presence) => LINKS[presence.actor_type](presence.actor_id));
}
