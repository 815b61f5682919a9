import { request } from 'undici';

export async function events(secret: string) {
  const { statusCode, body } = await request('https://api.access.example/events', { // finds: event-sets
    headers: { authorization: `SERVICE-LOGIN ${secret}` },
  });
  if (statusCode !== 200) throw new Error(String(statusCode));
  const events = (await body.json()) as any[];
  return events.map((event) => event.references); // finds: event-references
}

export async function cards(memberId: number) {
  const { body } = await request('https://api.access.example/cards', {
    query: { member_id: memberId }, // finds: card-member-id-filter
  });
  return body.json();
}
