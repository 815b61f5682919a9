import type { Access, Badge } from '@acme/access';

export const label = (card: Access.Card): string => card.sub_type; // finds: card-sub-type
export const labels = (badges: Badge[]): string[] => badges.map((badge) => badge.sub_type); // finds: card-sub-type
