const API = 'https://api.access.example';

const ICONS = new Map<string, string>([
  ['card.assign', 'badge.svg'],
  ['member.assign_card', 'badge.svg'], // finds: member-card-assignment
]);

const isReturn = (kind: string): boolean => ['card.deassign', 'member.deassign_card'].includes(kind); // finds: member-card-assignment likely

export async function rows(id: string) {
  const { events } = await (await fetch(`${API}/event_sets/${id}`)).json();
  return events.map((event: { kind: string; uuid: string }) => ({
    key: event.uuid,
    icon: ICONS.get(event.kind) ?? 'door.svg',
  }));
}

export const returned = (kinds: string[]): number => kinds.filter(isReturn).length;
