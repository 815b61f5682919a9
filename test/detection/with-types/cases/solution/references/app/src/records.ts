import type { Card } from '../../core/src/api';

declare module '@acme/records' {
  interface Registry {
    cards: Card[];
  }
}
