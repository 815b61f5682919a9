import type { Entity, Loaded, Maybe, Page } from '@acme/shape';
import type { loadCards } from './api';

type Item = Loaded<typeof loadCards>;

export function label(card: Maybe<Item>): string {
  return card.sub_type ?? ''; // finds: card-sub-type
}
export function labelOfEntity({ sub_type }: Entity<Omit<Item, 'number'>>): string { // finds: card-sub-type
  return sub_type;
}
export const labels = (page: Page<Item>) => page.rows.map((row) => row.sub_type); // finds: card-sub-type
export type Label = Item['sub_type']; // finds: card-sub-type
export type Tag = Pick<Item, 'id' | 'sub_type'>; // finds: card-sub-type
export function labelOf<T extends Item>(item: T): string {
  return item.sub_type; // finds: card-sub-type
}
export const blank: Required<Maybe<Item>> = { id: '1', number: '2', sub_type: null, type: null }; // finds: card-sub-type
