const DOORS = 'https://api.doorway.example';
const CALENDAR = 'https://calendar.doorway.example';

export const openings = () => fetch(`${DOORS}/group_locks?group_id=1`, { headers: { Authorization: 'DOORWAY-LOGIN x' } });

export async function appointments() {
  const events = await (await fetch(`${CALENDAR}/events`, { headers: { Authorization: 'DOORWAY x' } })).json();
  return events.map((event: { id: string; references: string[] }) => [event.id, event.references]);
}
