export enum CardType {
  Desfire = 'hfcard_desfire',
  Legacy = 'legacy', // finds: card-type-legacy
}
export type CardKind = 'hfcard_desfire' | 'legacy'; // finds: card-type-legacy

export interface Card {
  id: string;
  number: string;
  type: CardType;
}
export interface CardRow {
  id: string;
  number: string;
  type: CardKind;
}

export async function loadCards(): Promise<Card[]> {
  const answer = await fetch('https://api.access.example/cards');
  return (await answer.json()) as Card[];
}
export async function loadRows(): Promise<CardRow[]> {
  const answer = await fetch('https://api.access.example/cards');
  return (await answer.json()) as CardRow[];
}
