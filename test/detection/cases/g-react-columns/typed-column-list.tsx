import type { ColumnDef } from '@tanstack/react-table';
import axios from 'axios';

interface Group {
  id: number;
  name: string;
  members_count: number; // finds: members-count
}

export const listGroups = async () => (await axios.get<Group[]>('https://api.access.example/groups')).data;

export const columns: ColumnDef<Group>[] = [
  { accessorKey: 'name', header: 'Group' },
  { accessorKey: 'members_count', header: 'People' }, // finds: members-count
  { id: 'size', accessorFn: (group) => (group.members_count > 50 ? 'large' : 'small') }, // finds: members-count
  { id: 'bar', cell: ({ row }) => <meter value={row.original.members_count} /> }, // finds: members-count
];
