import { box } from '@acme/records';

const cards = box('cards').current;

export const old = cards.filter((card) => card.type === 'legacy'); // finds: card-type-legacy
export const oldest = cards.find(({ type }) => type === 'legacy'); // finds: card-type-legacy
export const kept = cards.filter((card) => !['legacy', 'other'].includes(card.type)); // finds: card-type-legacy

export function priceOf(index: number): number {
  const { type } = cards[index]!;
  switch (type) {
    case 'legacy': // finds: card-type-legacy
      return 1;
    default:
      return 2;
  }
}

export function degrade(index: number): void {
  cards[index]!.type = 'legacy'; // finds: card-type-legacy
}
