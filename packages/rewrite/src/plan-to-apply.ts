import type { Plan } from './plan-types.js';

/**
 * Of the plans of a finding, best first, the one that a run applies. None where the best of all leaves the place to a person: what
 * comes behind it is for them to choose.
 *
 * @param apply `review`: also of class `review`
 */
export function planToApply(plans: readonly Plan[], apply: 'automatic' | 'review'): Plan | undefined {
  if (plans[0]?.class === 'manual') return undefined;
  return plans.find(
    (plan) => plan.edits.length > 0 && (plan.class === 'automatic' || (apply === 'review' && plan.class === 'review')),
  );
}
