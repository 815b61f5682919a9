import axios from 'axios';

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
}

export const load = () => axios.get<Card[]>('https://api.access.example/cards');

export function isCard(value: unknown): value is Card {
  return typeof value === 'object' && value !== null && 'sub_type' in value; // finds: card-sub-type
}

export function describe(item: unknown): string {
  return isCard(item) ? item.sub_type : 'something else'; // finds: card-sub-type
}

export const formats = (items: unknown[]) => items.filter(isCard).map((card) => card.sub_type); // finds: card-sub-type
