import type { Card } from './cards';

export const sample: Pick<Card, 'id' | 'type'> = { id: 1, type: 'legacy' };
