import { type Card, models } from './types';
import type * as types from './types';

export const a = (card: Card) => card.sub_type; // finds: card-sub-type
export const b = (card: models.Card) => card.sub_type; // finds: card-sub-type
export const c = (card: types.AccessCard) => card.sub_type; // finds: card-sub-type
export const d = (card: import('./types').Card) => card.sub_type; // finds: card-sub-type
