export type * from './plan-types.js';
