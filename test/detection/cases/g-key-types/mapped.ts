import axios from 'axios';

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
  assigned_at: string | null; // finds: card-assignment
}

export const all = () => axios.get<Card[]>('https://api.access.example/cards');

type Shown = Exclude<keyof Card, 'assigned_at'>; // finds: card-assignment
type Row = { [K in keyof Card]: string };
const labels: Record<keyof Card, string> = { id: 'Id', sub_type: 'Format', assigned_at: 'Since' }; // finds: card-assignment, card-sub-type
const order: (keyof Card)[] = ['id', 'sub_type']; // finds: card-sub-type
export const sortBy = (key: Shown) => labels[key];
export const row = (card: Card): Row => ({ id: `${card.id}`, sub_type: card.sub_type, assigned_at: '' }); // finds: card-assignment, card-sub-type, card-sub-type
export const first = (cards: Card[]) => [...cards].sort((a, b) => a['sub_type'].localeCompare(b['sub_type']))[0]?.[order[0]!]; // finds: card-sub-type, card-sub-type
