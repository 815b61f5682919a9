import { getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { useTable } from 'react-table';

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
  activated: boolean; // finds: card-assignment
}
const load = async (): Promise<Card[]> => (await fetch('https://api.access.example/cards')).json();

export function Cards({ cards, people }: { cards: Awaited<ReturnType<typeof load>>; people: { sub_type: string }[] }) {
  const table = useReactTable({ data: cards, columns: [{ accessorKey: 'id' }], getCoreRowModel: getCoreRowModel() });
  const others = useReactTable({ data: people, columns: [], getCoreRowModel: getCoreRowModel() });
  const { rows } = useTable({ data: cards, columns: [] });
  return (
    <ul>
      {table.getRowModel().rows.map((row) => (
        <li key={row.id}>{row.original.sub_type}</li> // finds: card-sub-type
      ))}
      {table.getSelectedRowModel().flatRows.filter(({ original }) => original.activated).length /* finds: card-assignment */}
      {rows.map((row) => row.original.sub_type) /* finds: card-sub-type */}
      {others.getRowModel().rows.map((row) => row.original.sub_type)}
    </ul>
  );
}
