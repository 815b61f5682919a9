import got from 'got';

const client = got.extend({ prefixUrl: 'https://api.access.example', responseType: 'json' });

export async function setPin(id: number, pin: string) {
  await client(`cards/${id}`, { method: 'PATCH', json: { card: { two_factor_pin: pin } } }); // finds: card-assignment
}

export async function events() {
  const { body } = await client.get<any[]>('events'); // finds: event-sets
  return body.map((event) => event.id); // finds: event-id
}

export async function create(token: string) {
  const card = await client.post('cards', { json: { card: { token, sub_type: 'em' } } }).json<Record<string, string>>(); // finds: card-sub-type
  return card.sub_type; // finds: card-sub-type
}
