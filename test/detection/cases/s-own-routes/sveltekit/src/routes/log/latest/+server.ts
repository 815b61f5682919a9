import { json } from '@sveltejs/kit';
import { events } from '../../../lib/server/access';

export async function GET() {
  const [latest] = await events(1);
  return json({ latest });
}
