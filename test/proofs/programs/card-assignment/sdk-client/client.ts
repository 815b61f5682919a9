import { createAccessClient } from './access-sdk.js';

const client = createAccessClient({ key: process.env.ACCESS_API_KEY ?? '' });

/** Switches a lost card off. */
export async function block(cardId: number): Promise<string> {
  await client.post(`cards/${cardId}/deactivate`);
  return 'blocked';
}
