import axios from 'axios';

interface Presence {
  place_id: number;
  user_name: string; // finds: presence-actor
}

export const load = () => axios.get<Presence[]>('https://api.access.example/presences');

function assertPresence(value: unknown): asserts value is Presence {
  if (!value) throw new TypeError('no presence');
}

export function greet(message: unknown): string {
  assertPresence(message);
  return message.user_name; // finds: presence-actor
}
