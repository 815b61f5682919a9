/** A bank card. */
export interface Card {
  id: number;
  sub_type: 'credit' | 'debit';
  user_id: number;
  activated: boolean;
}

export const label = (card: Card): string => `${card.sub_type} ${card.user_id} ${card.activated}`;
