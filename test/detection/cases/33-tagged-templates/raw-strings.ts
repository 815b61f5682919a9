const HOST = 'https://api.access.example';

const endpoint = (parts: TemplateStringsArray, ...ids: (string | number)[]) =>
  HOST + parts.reduce((path, part, index) => path + part + (index < ids.length ? encodeURIComponent(ids[index]!) : ''), '');

export async function presentNow(place: number) {
  const response = await fetch(endpoint`/presences?place_id=${place}`);
  const presences = (await response.json()) as Record<string, string>[];
  return presences.map((presence) => presence['member_name']); // finds: presence-actor
}

export const cardsOf = (member: number) => fetch(endpoint`/cards?member_id=${member}&limit=1`); // finds: card-member-id-filter

export const dropBackup = (member: number) =>
  fetch(endpoint`/members/${member}/deassign_backup_card`, { method: 'POST' }); // finds: member-card-assignment
