import { call } from './call';
import { endpoints } from './endpoints';
import type { Presence } from './models';

/** Presences of contractors carry the member as well. */
export interface ContractorPresence extends Presence {
  member_id: number;
  member_name: string;
}

/** Everything but people (parcel robots, shared tablets) stays off the evacuation list. */
const ACTORS = ['User'];

export async function whoIsIn(placeId: number): Promise<Presence[]> {
  const presences = await call<Presence[]>(`${endpoints.presences}?place_id=${placeId}`);
  return presences.filter((presence) => ACTORS.includes(presence.actor_type));
}

/** Lines of the evacuation list. */
export function evacuationLines(presences: readonly Presence[]): string[] {
  return presences.map((presence) => `${presence.user_name} <${presence?.user_email ?? 'no e-mail'}>`);
}

export async function contractorsIn(): Promise<Map<number, string>> {
  const presences = await call<ContractorPresence[]>('/presences');
  return new Map(presences.map((presence) => [presence['member_id'], presence.member_name]));
}
