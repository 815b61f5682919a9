import type { Card, CardRow } from './api';

declare module '@acme/records' {
  interface Registry {
    cards: Card[];
    rows: CardRow[];
  }
}
