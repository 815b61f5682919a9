export type * from './plan-types.js';
export type { MigrateOptions, MigrateResult } from './migrate-types.js';
export { applyEdits, OverlapError } from './apply-edits.js';
export { judgeWithPlan } from './judge-with-plan.js';
export { migrate } from './migrate.js';
export { planRewrites } from './plan-rewrites.js';
