import { createColumnHelper } from '@tanstack/react-table';
import axios from 'axios';

type Card = {
  id: number;
  sub_type: string; // finds: card-sub-type
  assigned_at: string; // finds: card-assignment
};

export const listCards = () => axios.get<Card[]>('https://api.access.example/cards');

const helper = createColumnHelper<Card>();

export const columns = [
  helper.accessor('id', { header: 'No.' }),
  helper.accessor('sub_type', { header: 'Format' }), // finds: card-sub-type
  helper.accessor((card) => card.assigned_at, { id: 'since' }), // finds: card-assignment
];
