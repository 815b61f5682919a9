import type { Card } from './api';

declare module '@acme/records' {
  interface Registry {
    cards: Card[];
  }
}
