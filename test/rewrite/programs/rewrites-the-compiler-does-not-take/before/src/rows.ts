import { listCards } from './cards';

/** A shape of our own that a card happens to have. */
interface Row {
  sub_type: string;
  label: string;
}

export async function rows(): Promise<Row[]> {
  return (await listCards()).map((card) => ({ ...card, label: card.sub_type.toUpperCase() }));
}
