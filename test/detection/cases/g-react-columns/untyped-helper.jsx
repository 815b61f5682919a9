import { useQuery } from '@tanstack/react-query';
import { createColumnHelper, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import ky from 'ky';

const api = ky.extend({ prefixUrl: 'https://api.access.example' });
const helper = createColumnHelper();

const columns = [
  helper.accessor('sub_type', { header: 'Kind', cell: (info) => info.getValue() }), // finds: card-sub-type
  helper.display({ id: 'since', cell: ({ row }) => row.original.assigned_at }), // finds: card-assignment
  helper.accessor((card) => card.activated_at, { id: 'active' }), // finds: card-assignment
];

export function Cards() {
  const { data } = useQuery({ queryKey: ['cards'], queryFn: () => api.get('cards').json() });
  const table = useReactTable({ data, columns, getCoreRowModel: getCoreRowModel() });
  return table.getRowModel().rows.map((row) => <td key={row.id}>{row.original.sub_type}</td>); // finds: card-sub-type
}
