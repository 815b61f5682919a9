import {
  adviceOn,
  findDeprecation,
  phaseOf,
  sunsetOf,
  type Advice,
  type Day,
  type Deprecation,
  type Phase,
  type Replacement,
} from '@curfew/schedule';
import type { Match } from '@curfew/analyzer';
import type { Edit, PlanContext } from './plan-types.js';
import type { FlatPlan } from './text/final-lines.js';

/** A match on a day: what a planner of one kind of replacement starts from. */
export interface Situation {
  match: Match;
  context: PlanContext;
  asOf: Day;
  deprecation: Deprecation;
  advice: Advice;
  /** The step to write: chains of replacements are resolved for the day. */
  replacement: Replacement;
  sunset: Day;
  phase: Phase;
  /** Reasons why a rewrite is `review` at best, whatever its shape. */
  cautions: string[];
  /** What is good to know and changes nothing in the class. */
  remarks: string[];
  layout: Layout;
}

/** `flat`: lists stay on their lines, and are noted. `final`: they take the lines they need once all plans of the module are applied. */
export type Layout = { kind: 'flat'; lists: (readonly Edit[])[] } | { kind: 'final'; plans: () => readonly FlatPlan[] };

/** Reads the schedule for a match on a day. */
export function situationOf(match: Match, context: PlanContext, asOf: Day, layout: Layout): Situation {
  const { schedule, horizon } = context;
  const deprecation = findDeprecation(schedule, match.id);
  const sunset = sunsetOf(deprecation, match.target);
  const advice = adviceOn({ schedule, deprecation, target: match.target, asOf, horizon });
  const replacement = suppliedRename(match, context) ?? advice.replacement;
  return {
    match,
    context,
    asOf,
    deprecation,
    advice,
    replacement,
    sunset,
    phase: phaseOf(schedule, deprecation, match.target, { asOf, horizon }),
    layout,
    cautions: cautionsOf(match, replacement, advice),
    remarks: [...(match.target.note ? [match.target.note] : []), ...(deprecation.notes ?? [])],
  };
}

// Configuration may know a successor that the source of the schedule does not show.
function suppliedRename(match: Match, context: PlanContext): Replacement | undefined {
  const fields = context.supplied?.fields;
  if (match.target.kind !== 'field' || !fields) return undefined;
  const { name, resource } = match.target;
  for (const key of [`${resource}.${name}`, `${heldBy(match, context) ?? resource}.${name}`]) {
    const to = Object.hasOwn(fields, key) ? fields[key] : undefined;
    // `CardAssignment.user_id`: another resource has it, and a look-up takes its place.
    if (to !== undefined && isHeldElsewhere(to, context)) return undefined;
    if (to !== undefined)
      return to === null
        ? { kind: 'none', note: `The configuration says that ${key} has no successor.` }
        : { kind: 'rename', to };
  }
  return undefined;
}

/** Whether configuration names another resource, or a field of one, for a field. */
function isHeldElsewhere(to: string | null, { schedule }: PlanContext): boolean {
  return to !== null && Object.hasOwn(schedule.resources, to.split('.', 1)[0] ?? '');
}

/** The resource that a field is read of, where the target is a field of any. */
function heldBy({ site, module }: Match, { facts }: PlanContext): string | undefined {
  return site.form === 'member' || site.form === 'bracket' ? facts.fieldOf(site.member, module)?.resource : undefined;
}

function cautionsOf(match: Match, replacement: Replacement, advice: Advice): string[] {
  const cautions: string[] = [];
  if (replacement.note) cautions.push(replacement.note);
  if (match.target.assumed) cautions.push(`${match.name} is inferred; the source of the schedule does not show it.`);
  for (const surface of match.assumed ?? [])
    cautions.push(`It rests on ${surface}, which is inferred; the source of the schedule does not show it.`);
  if (match.confidence === 'possible')
    cautions.push('Check that this is the service at all: nothing in the code proves it.');
  if (advice.status === 'closing' && advice.until !== undefined)
    cautions.push(`What is written here has a sunset of its own: ${advice.until}.`);
  return cautions;
}
