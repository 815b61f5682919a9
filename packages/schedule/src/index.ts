export type * from './schedule-types.js';
