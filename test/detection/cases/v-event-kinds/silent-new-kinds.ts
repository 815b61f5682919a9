const API = 'https://api.access.example';
const KINDS = new Set(['card.assign', 'card.deassign']);

export async function assignments(id: string) {
  const { events } = await (await fetch(`${API}/event_sets/${id}`)).json();
  return events.filter((event: { kind: string }) => KINDS.has(event.kind) && event.kind !== 'door.unlock');
}
