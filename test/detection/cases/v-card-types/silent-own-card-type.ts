export const API = 'https://api.access.example';

/** What customers pay with; nothing to do with door cards. */
export type CardType = 'credit' | 'debit' | 'legacy';

export interface PaymentCard {
  id: string;
  type: CardType;
  last4: string;
}

const FEES: Record<CardType, number> = { credit: 2, debit: 1, legacy: 3 };

export const fee = (card: PaymentCard): number => (card.type === 'legacy' ? 3 : FEES[card.type]);
