import { useRemote } from '@acme/remote';
import { sortRows, valuesOf, type Column } from '@acme/table';
import { get, groupBy, pick } from 'lodash';
import { loadDecks, type Deck } from './api';

const rows = useRemote(loadDecks).data ?? [];
const first = rows[0]!;

export const columns: Column<Deck>[] = [
  { header: 'Number', key: 'number' },
  { header: 'Kind', key: 'sub_type' },
];
export const byLabel = sortRows(rows, { by: 'sub_type' });
export const labels = valuesOf(rows, 'sub_type');
export const summary = pick(first, ['number', 'sub_type']);
export const label = get(first, 'sub_type');
export const groups = groupBy(rows, 'sub_type');
export const known = 'sub_type' in first;
