export type * from './contracts.js';
export { createAnalysis } from './analysis.js';
export { judge, type JudgeOptions } from './judge.js';
export { rangeOf } from './syntax/nodes.js';
