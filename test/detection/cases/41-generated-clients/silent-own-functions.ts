const BASE = 'https://api.access.example';
const db = new Map<number, { activated: boolean }>();

/** Our own functions that happen to be named like operations. */
export function activateCard(id: number): void {
  db.set(id, { activated: true });
}
export const fetchEvents = (log: { id: string }[]) => log.map((entry) => entry.id);

export async function sync(id: number): Promise<string[]> {
  await fetch(`${BASE}/groups`);
  activateCard(id);
  return fetchEvents([{ id: 'x' }]);
}
