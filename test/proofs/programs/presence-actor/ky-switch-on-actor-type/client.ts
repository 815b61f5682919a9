import ky from 'ky';

const access = ky.create({
  prefixUrl: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

interface Presence {
  actor_type: 'User';
  actor_id: number;
}

function keyOf(presence: Presence): string {
  switch (presence.actor_type) {
    case 'User':
      return `user-${presence.actor_id}`;
    default:
      throw new Error('Not a person');
  }
}

export async function keys(): Promise<string[]> {
  const presences = await access.get('presences').json<Presence[]>();
  return presences.map(keyOf);
}
