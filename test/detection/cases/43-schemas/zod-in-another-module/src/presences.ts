import axios from 'axios';
import { type Presence, presenceSchema } from './schemas';

export async function presences(): Promise<Presence[]> {
  const { data } = await axios.get('https://api.access.example/presences');
  return presenceSchema.array().parse(data);
}

export const names = (list: Presence[]) => list.map((presence) => presence.user_name); // finds: presence-actor
