import { judge, type Finding, type Match } from '@curfew/analyzer';
import type { Day } from '@curfew/schedule';
import { planRewrites } from './plan-rewrites.js';
import type { Plan, PlanClass, PlanContext } from './plan-types.js';

/** A finding with its plans, best first, and the class of the best one. */
export interface PlannedFinding {
  finding: Finding;
  plans: Plan[];
  class: PlanClass;
}

/**
 * The finding of a match on a day. Undefined where there is nothing to report on that day.
 */
export function judgeWithPlan(match: Match, context: PlanContext, asOf: Day): PlannedFinding | undefined {
  const { schedule, horizon } = context;
  const finding = judge(match, { schedule, asOf, horizon });
  if (!finding) return undefined;
  const plans = planRewrites(match, context, asOf);
  return { finding, plans, class: plans[0]?.class ?? 'manual' };
}
