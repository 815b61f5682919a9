import { List, memoized, shared, type View } from '@acme/ui';
import { loadDecks } from './api';

const useItem = shared(loadDecks);
type Item = ReturnType<typeof useItem>;

export const Row = memoized(({ item }: { item: Item }) => <li title={item.sub_type}>{item.number}</li>);

export const Badge: View<Pick<Item, 'number' | 'sub_type'>> = ({ number, sub_type }) => (
  <li title={sub_type}>{number}</li>
);

export function Chosen() {
  const item = useItem();
  return <Badge number={item.number} sub_type={item.sub_type} />;
}

export const All = ({ rows }: { rows: Item[] }) => (
  <List rows={rows}>{(row) => <li>{row.sub_type}</li>}</List>
);
