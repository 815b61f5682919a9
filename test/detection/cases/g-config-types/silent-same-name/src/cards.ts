import type { Card } from '@trello/cards';
import type * as Shop from '@acme/shop';

export const kind = (card: Card) => card.sub_type;
export const kinds = (cards: Shop.Card[]) => cards.map(({ sub_type }) => sub_type);
