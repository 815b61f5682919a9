import type { Entity, Loaded, Maybe, Page } from '@acme/shape';
import type { loadDecks } from './api';

type Item = Loaded<typeof loadDecks>;

export function label(card: Maybe<Item>): string {
  return card.sub_type ?? '';
}
export function labelOfEntity({ sub_type }: Entity<Omit<Item, 'number'>>): string {
  return sub_type;
}
export const labels = (page: Page<Item>) => page.rows.map((row) => row.sub_type);
export type Label = Item['sub_type'];
export type Tag = Pick<Item, 'id' | 'sub_type'>;
export function labelOf<T extends Item>(item: T): string {
  return item.sub_type;
}
export const blank: Required<Maybe<Item>> = { id: '1', number: '2', sub_type: null, type: null };
