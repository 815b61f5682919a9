import type { Deck } from '../../core/src/api';

declare module '@acme/records' {
  interface Registry {
    cards: Deck[];
  }
}
