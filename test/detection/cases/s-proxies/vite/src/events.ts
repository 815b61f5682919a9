interface Entry {
  id: number; // finds: event-id
  uuid: string;
}

export async function events(): Promise<Entry[]> {
  const response = await fetch('/api/events?limit=10'); // finds: event-sets
  return response.json();
}

export const month = () => fetch('/calendar/events');
export const own = () => fetch('/events');
export const other = () => fetch('/apiary/events');

export async function present() {
  const list = await (await fetch(`/presences?limit=3`)).json();
  return list.map((item: Record<string, string>) => item.member_name); // finds: presence-actor
}
