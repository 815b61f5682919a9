import Forum, { createForum } from 'forum-sdk';

const client = new Forum({ apiKey: process.env.FORUM_KEY, baseUrl: 'https://forum.example.net' });
const byUrl = createForum('https://forum.example.net/api', { headers: { Authorization: `Bearer ${process.env.FORUM_KEY}` } });
export const service = 'https://api.access.example';

export async function kinds(memberId: number): Promise<string[]> {
  const page = await client.get('cards', { member_id: memberId });
  return page.data.map((card) => card.subType);
}
export const events = () => byUrl.events.get('/events', { limit: 5 });
