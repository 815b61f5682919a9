import type * as Access from '@acme/access';

export const kinds = (cards: Access.Card[]) => new Set(cards.map((card) => card.sub_type)); // finds: card-sub-type

export function size(group: Access.Group, other: Access.Badge): number {
  const { members_count = 0 } = group; // finds: members-count
  return members_count + (other as { members_count: number }).members_count;
}

export const update = (card: Access.Card): Access.Card => ({ ...card, activated: true }); // finds: card-assignment
