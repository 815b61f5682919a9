import { createColumnHelper, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import useSWR from 'swr';
import ky from 'ky';

interface Group {
  id: number;
  name: string;
  members_count: number; // finds: members-count
}

const api = ky.create({ prefixUrl: 'https://api.access.example' });
const helper = createColumnHelper<Group>();
const columns = [
  helper.accessor('name', { header: 'Name' }),
  helper.accessor('members_count', { header: 'Members' }), // finds: members-count
  helper.accessor((row) => row.members_count * 2, { id: 'double' }), // finds: members-count
  { accessorKey: 'members_count', header: 'Again' }, // finds: members-count
];

export function GroupTable() {
  const { data = [] } = useSWR('groups', (path: string) => api.get(path).json<Group[]>());
  const table = useReactTable({ data, columns, getCoreRowModel: getCoreRowModel() });
  return <>{table.getRowModel().rows.length}</>;
}
