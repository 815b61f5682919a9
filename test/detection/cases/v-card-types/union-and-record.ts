import axios from 'axios';

export type CardType =
  | 'hfcard_desfire_ev1' // finds: card-type-desfire
  | 'hfcard_desfire_ev3' // finds: card-type-desfire
  | 'hfcard_desfire'
  | 'legacy'; // finds: card-type-legacy

export interface Card {
  id: number;
  type: CardType;
  format_name: string | null;
}

export const COLOURS: Record<CardType, string> = {
  hfcard_desfire_ev1: 'blue', // finds: card-type-desfire
  hfcard_desfire_ev3: 'blue', // finds: card-type-desfire
  hfcard_desfire: 'blue',
  legacy: 'grey', // finds: card-type-legacy
};

export async function cards(): Promise<Card[]> {
  const { data } = await axios.get<Card[]>('https://api.access.example/cards');
  return data;
}
