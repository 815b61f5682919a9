import { guard, last } from '@acme/bus';
import { loadCards } from './api';

const isItem = guard(loadCards);

export function labelOfLast(): string | undefined {
  const item = last('item');
  return isItem(item) && item.type !== 'legacy' ? item.sub_type : undefined; // finds: card-sub-type, card-type-legacy
}

export function labels(items: unknown[]): string[] {
  return items.filter(isItem).map((item) => item.sub_type); // finds: card-sub-type
}
