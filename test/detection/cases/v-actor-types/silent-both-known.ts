import axios from 'axios';

export type ActorType = 'User' | 'GroupLink';

interface Presence {
  actor_type: ActorType;
  actor_id: number;
  actor_name: string;
}

const KNOWN = new Set<ActorType>(['User', 'GroupLink']);
const TITLES: Record<ActorType, string> = { User: 'Member', GroupLink: 'Guest link' };

export async function titles(): Promise<string[]> {
  const { data } = await axios.get<Presence[]>('https://api.access.example/presences');
  return data
    .filter((presence) => KNOWN.has(presence.actor_type))
    .map((presence) => {
      switch (presence.actor_type) {
        case 'User':
          return presence.actor_name;
        case 'GroupLink':
          return TITLES[presence.actor_type];
      }
    });
}
