import axios from 'axios';

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
  assigned_at: string; // finds: card-assignment
}

export const list = () => axios.get<Card[]>('https://api.access.example/cards');

export const shown: (keyof Card)[] = ['id', 'sub_type']; // finds: card-sub-type
export let sortBy: keyof Card = 'assigned_at'; // finds: card-assignment

function column(key: keyof Card, label: string) {
  return { key, label };
}

export const columns = [column('id', 'No.'), column('sub_type', 'Format')]; // finds: card-sub-type
export const hidden = ['assigned_at'] as const satisfies readonly (keyof Card)[]; // finds: card-assignment
