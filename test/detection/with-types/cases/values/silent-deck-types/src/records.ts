import type { Deck } from './api';

declare module '@acme/records' {
  interface Registry {
    cards: Deck[];
  }
}
