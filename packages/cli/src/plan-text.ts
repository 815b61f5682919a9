import type { Plan } from '@curfew/rewrite';

/**
 * What can be rewritten and what cannot, a line each: "automatic: Rename …", "review: … (check …)", "by hand: …".
 * Alternatives follow the best plan with "or".
 */
export function planLines(plans: readonly Plan[]): string[] {
  return plans.map((plan, index) => {
    const kind = plan.class === 'manual' ? 'by hand' : plan.class;
    const notes = plan.notes.length === 0 ? '' : ` (${plan.notes.join('; ')})`;
    return `${index === 0 ? '' : 'or, '}${kind}: ${plan.title}${notes}`;
  });
}
