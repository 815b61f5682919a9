import type { Card } from './api';

declare module '@acme/records' {
  interface Registry {
    card: Card;
    note: { sub_type: string };
  }
}
