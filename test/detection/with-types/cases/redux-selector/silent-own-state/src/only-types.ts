import { useRoot } from './state';

export function labels(): string[] {
  return useRoot((root) => root.decks).map((deck) => deck.sub_type + deck.user_id);
}
