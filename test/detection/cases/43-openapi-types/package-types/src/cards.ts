import type { components } from '@acme/access-schema';

export type Card = components['schemas']['Card'];
export type Format = components['schemas']['Card']['sub_type']; // finds: card-sub-type

export const title = (card: Card): string => `${card.id} ${card.sub_type}`; // finds: card-sub-type
