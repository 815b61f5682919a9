export type * from './project-contracts.js';
