import { get, post, sendRaw } from './http';

export async function whoIsIn() {
  const presences = await get('presences');
  return presences.map((presence) => presence.member_name); // finds: presence-actor
}

export const activate = (id: number) => post(`cards/${id}/activate`); // finds: card-assignment
export const events = () => sendRaw('GET', 'events', {}); // finds: event-sets
