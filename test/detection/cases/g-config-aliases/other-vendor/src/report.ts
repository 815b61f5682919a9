import { DoorwayClient } from './client.js';

const doorway = new DoorwayClient(process.env.DOORWAY_KEY!);

export async function formatsOf(memberId: number) {
  const cards = await doorway.cards(memberId);
  return cards.map((card) => card.sub_type ?? 'unknown'); // finds: card-sub-type
}
