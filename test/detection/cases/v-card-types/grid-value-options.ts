import axios from 'axios';
import type { GridColDef } from '@mui/x-data-grid';

interface Card {
  id: number;
  type: string;
}

export const columns: GridColDef<Card>[] = [
  { field: 'id', headerName: 'Id' },
  { field: 'type', type: 'singleSelect', valueOptions: ['hfcard_desfire', 'legacy'] }, // finds: card-type-legacy
];

export async function rows(): Promise<Card[]> {
  return (await axios.get<Card[]>('https://api.access.example/cards')).data;
}
