import axios from 'axios';

// finds below: presence-actor
export enum ActorType {
  User = 'User',
}

interface Presence {
  actorType: ActorType;
  actorId: number;
}

export async function users(): Promise<Presence[]> {
  const { data } = await axios.get<Presence[]>('https://api.access.example/presences');
  return data.filter((presence) => presence.actorType === ActorType.User);
}
