import { guard, last } from '@acme/bus';
import { loadDecks } from './api';

const isItem = guard(loadDecks);

export function labelOfLast(): string | undefined {
  const item = last('item');
  return isItem(item) && item.type !== 'legacy' ? item.sub_type : undefined;
}

export function labels(items: unknown[]): string[] {
  return items.filter(isItem).map((item) => item.sub_type);
}
