export type * from './plan-types.js';
export type { MigrateOptions, MigrateResult } from './migrate-types.js';
export { applyEdits, OverlapError } from './apply-edits.js';
export { judgeWithPlan } from './judge-with-plan.js';
export { migrate } from './migrate.js';
export { planRewrites } from './plan-rewrites.js';
export { markSites, type MarkedModule, type MarkedSite, type MarkOptions } from './markers/mark-sites.js';
export { MARKER_START, markersIn, type MarkerWords } from './markers/marker-text.js';
export { markersOf, type FoundMarker } from './markers/found-markers.js';
