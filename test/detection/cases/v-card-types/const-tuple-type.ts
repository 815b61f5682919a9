import axios from 'axios';

export const CARD_TYPES = ['hfcard_desfire', 'legacy'] as const; // finds: card-type-legacy
export type CardType = (typeof CARD_TYPES)[number];

export interface Card {
  id: number;
  type: CardType;
}

const client = axios.create({ baseURL: 'https://api.access.example' });

export const listCards = async (): Promise<Card[]> => (await client.get<Card[]>('cards')).data;
