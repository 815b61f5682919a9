import { useSelector } from 'react-redux';
import type { Card } from './models';

export interface RootState {
  cards: { items: Card[] };
}

export const selectActive = (state: RootState) => state.cards.items.filter((card) => card.activated); // finds: card-assignment

export function useFormats(): string[] {
  const cards = useSelector((state: RootState) => state.cards.items);
  return cards.flatMap((card) => card.sub_type ?? []); // finds: card-sub-type
}

export const useActive = () => useSelector(selectActive).map((card) => card.sub_type); // finds: card-sub-type
