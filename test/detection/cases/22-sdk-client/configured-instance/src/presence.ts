import { access as door } from '@acme/access/client';

export async function whoIsIn() {
  const presences = await door.get('presences');
  return presences.map((presence) => presence.userEmail); // finds: presence-actor
}
