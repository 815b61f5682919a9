import axios from 'axios';
import type { Card, CardDetails } from './models';

export const load = (id: number) => axios.get<Card>(`https://api.access.example/cards/${id}`);

export function describe(card: CardDetails): string {
  return `${card.label} ${card.sub_type} ${card.activated}`; // finds: card-sub-type, card-assignment
}
