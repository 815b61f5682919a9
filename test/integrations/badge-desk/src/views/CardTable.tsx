import { CARD_TYPE_LABELS, printedNumber } from '../access/card-types';
import type { Card } from '../access/models';
import { useCards } from '../hooks/useCards';

interface Column<Row> {
  header: string;
  accessorKey: keyof Row & string;
}

const columns: Column<Card>[] = [
  { header: 'No.', accessorKey: 'id' },
  { header: 'Format', accessorKey: 'sub_type' },
  { header: 'Handed out', accessorKey: 'assigned_at' },
];

export function CardTable({ holder }: { holder?: number }) {
  const { cards, error } = useCards(holder);
  if (error) return <p role="alert">Cards could not be loaded: {error.message}</p>;
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.accessorKey}>{column.header}</th>
          ))}
          <th>Kind</th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card.id} className={card.activated ? undefined : 'muted'}>
            {columns.map((column) => (
              <td key={column.accessorKey}>{String(card[column.accessorKey] ?? '–')}</td>
            ))}
            <td title={printedNumber(card)}>{CARD_TYPE_LABELS[card.type]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
