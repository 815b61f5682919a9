import { box } from '@acme/records';

const kinds = box('rows').current.map((row) => row.type);
const types = box('cards').current.map((card) => card.type);

export const old = kinds.filter((kind) => kind === 'legacy'); // finds: card-type-legacy
export const has = kinds.includes('legacy'); // finds: card-type-legacy
export const text = types.map((type) => `${type}` === 'legacy');
