import Doors, { createDoors } from 'doors-sdk';

const client = new Doors({ apiKey: process.env.DOORS_KEY, baseUrl: 'https://api.access.example' });
const byUrl = createDoors('https://api.access.example', { timeout: 5000 });

export async function kinds(memberId: number): Promise<string[]> {
  const page = await client.get('cards', { member_id: memberId }); // finds: card-member-id-filter
  return page.data.map((card) => card.subType); // finds: card-sub-type
}
export const events = () => byUrl.events.get('/events', { limit: 5 }); // finds: event-sets
