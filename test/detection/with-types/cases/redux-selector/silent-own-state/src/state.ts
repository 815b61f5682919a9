import { createSelectorHook } from '@acme/store';

interface Deck {
  number: string;
  sub_type: string;
  user_id: string;
}

const initial: { decks: Deck[] } = { decks: [] };

export const useRoot = createSelectorHook(initial);
export const ping = () => fetch('https://api.access.example/cards');
