import axios from 'axios';

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
}

export const load = () => axios.get<Card[]>('https://api.access.example/cards');

export const sample = { id: 1, sub_type: 'h10301' } satisfies Card; // finds: card-sub-type
export const samples = [{ id: 2, sub_type: 'em_410x' }] as const satisfies readonly Card[]; // finds: card-sub-type
