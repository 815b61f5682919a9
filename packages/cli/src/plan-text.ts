import type { Plan } from '@curfew/rewrite';

/** Notes that every one of the findings has; a single finding shares none. */
export function sharedNotes(findings: readonly { plans: readonly Plan[] }[]): Set<string> {
  const [first, ...others] = findings.map(({ plans }) => new Set(plans.flatMap(({ notes }) => notes)));
  if (first === undefined || others.length === 0) return new Set();
  return new Set([...first].filter((note) => others.every((notes) => notes.has(note))));
}

/**
 * What can be rewritten and what cannot: a line for each plan ("automatic: Rename …", "by hand: …"), each note below it.
 * Alternatives follow the best plan with "or". Notes that are said elsewhere are left out.
 */
export function planLines(plans: readonly Plan[], saidElsewhere: ReadonlySet<string> = new Set()): string[] {
  return plans.flatMap((plan, index) => {
    const kind = plan.class === 'manual' ? 'by hand' : plan.class;
    const notes = plan.notes.filter((note) => !saidElsewhere.has(note));
    return [`${index === 0 ? '' : 'or, '}${kind}: ${plan.title}`, ...notes.map((note) => `  - ${note}`)];
  });
}
