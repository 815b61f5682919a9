import { useRemote } from '@acme/remote';
import { sortRows, valuesOf, type Column } from '@acme/table';
import { get, groupBy, pick } from 'lodash';
import { loadCards, type Card } from './api';

const rows = useRemote(loadCards).data ?? [];
const first = rows[0]!;

export const columns: Column<Card>[] = [
  { header: 'Number', key: 'number' },
  { header: 'Kind', key: 'sub_type' }, // finds: card-sub-type
];
export const byLabel = sortRows(rows, { by: 'sub_type' }); // finds: card-sub-type
export const labels = valuesOf(rows, 'sub_type'); // finds: card-sub-type
export const summary = pick(first, ['number', 'sub_type']); // finds: card-sub-type
export const label = get(first, 'sub_type'); // finds: card-sub-type
export const groups = groupBy(rows, 'sub_type'); // finds: card-sub-type
export const known = 'sub_type' in first; // finds: card-sub-type
