import { initClient } from '@ts-rest/core';
import { accessContract } from './contract';
import type { Card } from './schemas';

export const access = initClient(accessContract, {
  baseUrl: 'https://api.access.example',
  baseHeaders: { 'x-request-source': 'kiosk' },
});

export async function formatsOf(id: string): Promise<string | null | undefined> {
  const result = await access.getCard({ params: { id } });
  if (result.status !== 200) return null;
  return describe(result.body) ?? result.body.sub_type; // finds: card-sub-type
}

function describe(card: Card) {
  return card.activated_at ? card.sub_type : null; // finds: card-assignment, card-sub-type
}
