import { getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { useQuery } from '@tanstack/react-query';
import axios from 'axios';

const columns = [{ accessorKey: 'name' }, { accessorKey: 'members_count' }]; // finds: members-count

const loadGroups = async () => (await axios.get('https://api.access.example/groups')).data;

export function useGroupTable(groups: Awaited<ReturnType<typeof loadGroups>>) {
  const table = useReactTable({ data: groups, columns, getCoreRowModel: getCoreRowModel() });
  return table.getRowModel().rows;
}
