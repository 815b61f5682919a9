export * from './card';
export type { Card as AccessCard } from './card';
export * as models from './card';
