export type * from './contracts.js';
export { createAnalysis } from './analysis.js';
export { judge, type JudgeOptions } from './judge.js';
export { rangeOf, type NodeOf } from './syntax/nodes.js';
