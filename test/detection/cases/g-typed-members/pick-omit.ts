import axios from 'axios';

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
  user_id: number; // finds: card-assignment
}

export type CardFormat = Pick<Card, 'id' | 'sub_type'>; // finds: card-sub-type
export type FreeCard = Omit<Card, 'user_id'>; // finds: card-assignment
export type Holder = Card['user_id']; // finds: card-assignment
export type NewCard = Partial<Pick<Card, 'sub_type'>>; // finds: card-sub-type

export const list = () => axios.get<Card[]>('https://api.access.example/cards');
export const formatOf = (card: CardFormat): string => card.sub_type; // finds: card-sub-type
