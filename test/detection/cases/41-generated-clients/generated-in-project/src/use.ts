import { CardsService } from './generated/cards-service';

export async function formats(memberId: number): Promise<string[]> {
  const cards = await CardsService.fetchCards(memberId);
  return cards.flatMap((card) => card.sub_type ?? []); // finds: card-sub-type
}
