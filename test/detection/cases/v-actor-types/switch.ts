import axios from 'axios';

interface Presence {
  actor_type: string;
  actor_id: number;
  actor_name: string;
}

export async function names(): Promise<string[]> {
  const { data } = await axios.get<Presence[]>('https://api.access.example/presences');
  return data.map((presence) => {
    switch (presence.actor_type) { // finds: presence-actor
      case 'User':
        return presence.actor_name;
      default:
        throw new Error(`unexpected actor ${presence.actor_type}`);
    }
  });
}
