const BASE = 'https://api.access.example';

async function send(path: string, body?: unknown) {
  const response = await fetch(BASE + path, {
    method: body ? 'POST' : 'GET',
    ...(body !== undefined ? { body: JSON.stringify(body) } : {}),
  });
  return response.json();
}

export const listed = () => send('/events'); // finds: event-sets
export const created = (token: string) => send('/cards', { card: { token, sub_type: 'x' } }); // finds: card-sub-type
export const ofMember = (id: number) => send(`/cards?member_id=${id}`); // finds: card-member-id-filter
