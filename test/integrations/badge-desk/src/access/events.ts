import { call } from './call';
import { endpoints } from './endpoints';
import { api } from './http';
import type { AccessEvent } from './models';

/** Newest first. The service answers at most 100 events at once. */
export async function recentEvents(limit = 50): Promise<AccessEvent[]> {
  const { data } = await api.get<AccessEvent[]>(endpoints.events, { params: { limit } });
  return data;
}

/** Who went through this lock? */
export async function eventsAtLock(lockId: number): Promise<AccessEvent[]> {
  const events = await call<AccessEvent[]>('/events?limit=100');
  return events.filter((event) => event.references.some((ref) => ref.type === 'Lock' && ref.id === lockId));
}

/** Later pages repeat events of earlier ones; the last copy wins. */
export function mergePages(pages: readonly AccessEvent[][]): AccessEvent[] {
  const known = new Map<string, AccessEvent>();
  for (const event of pages.flat()) known.set(event.id, event);
  return [...known.values()].sort((a, b) => b.created_at.localeCompare(a.created_at));
}

/** The card an event is about, if there is one. */
export function cardOf({ references }: AccessEvent): number | undefined {
  return references.find((ref) => ref.type === 'Card')?.id;
}
