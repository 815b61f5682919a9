import { CARDS_LOADED, DECK_DEALT } from './types';

export function hands(state = [], { type, cards }) {
  if (type === CARDS_LOADED) return cards.filter((card) => card.activated); // finds: card-assignment
  if (type === DECK_DEALT) return cards.filter((card) => card.activated);
  return state;
}
