const root = 'https://api.access.example';

const pathOf = (...parts: (string | number)[]) => [root].concat(parts.map(String)).join('/');

export const stats = () => fetch(pathOf('member_export_reporters', 3, 'runs')); // finds: member-export-reporter
export const on = (id: number) => fetch(pathOf('cards', id, 'activate_with_token'), { method: 'POST' }); // finds: card-assignment

export async function firstEvent() {
  const log = await (await fetch(root.concat('/events', '?limit=1'))).json(); // finds: event-sets
  return { key: log[0].id, about: log[0].references }; // finds: event-id, event-references
}
