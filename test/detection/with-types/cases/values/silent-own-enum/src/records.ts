import type { DeckKind, DeckType } from './api';

declare module '@acme/records' {
  interface Registry {
    cards: { id: string; type: DeckType }[];
    rows: { id: string; type: DeckKind }[];
  }
}
