import type { GridColDef } from '@mui/x-data-grid';
import axios from 'axios';

interface Member {
  id: number;
  name: string;
  cards_count: number; // finds: member-card-assignment
}

export const fetchMembers = () => axios.get<Member[]>('https://api.access.example/members').then((r) => r.data);

export const columns: GridColDef<Member>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'cards_count', headerName: 'Cards', type: 'number' }, // finds: member-card-assignment
  { field: 'has', renderCell: (params) => (params.row.cards_count > 0 ? 'yes' : 'no') }, // finds: member-card-assignment
];
