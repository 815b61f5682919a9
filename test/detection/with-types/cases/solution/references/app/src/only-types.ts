import { box } from '@acme/records';

export const labels = box('cards').current.map((card) => card.sub_type); // finds: card-sub-type
