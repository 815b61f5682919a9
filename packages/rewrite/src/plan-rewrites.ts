import { successorValues, targetName, type Day } from '@curfew/schedule';
import { judge, type Match } from '@curfew/analyzer';
import { planExpand } from './kinds/expand.js';
import { planFields } from './kinds/fields.js';
import { planMove } from './kinds/move.js';
import { planNone, planResource } from './kinds/no-successor.js';
import { planRename } from './kinds/rename.js';
import { planSequence } from './kinds/sequence/plan-sequence.js';
import { manual } from './plan-building.js';
import type { Edit, Plan, PlanContext, Planner } from './plan-types.js';
import { planToApply } from './plan-to-apply.js';
import { staysInParts } from './component-parts.js';
import { withPassedPath } from './passed-paths.js';
import { situationOf, type Layout, type Situation } from './situation.js';
import type { FlatPlan } from './text/final-lines.js';
import { planAddedValue } from './values/added-value.js';
import { planValue } from './values/plan-value.js';

/**
 * Plans for a match on a day, best first. What is written depends on the kind of replacement and the form of the code alone,
 * never on the id. Each plan's edits are ranges of the text that the match was found in; a manual plan has none, and its first
 * note says which value or fact is missing.
 */
export const planRewrites: Planner = (match: Match, context: PlanContext, asOf: Day): Plan[] => {
  return plansInLayout(match, context, asOf, { kind: 'final', plans: () => flatPlansOf(context, asOf) });
};

function plansInLayout(match: Match, context: PlanContext, asOf: Day, layout: Layout): Plan[] {
  const situation = situationOf(match, context, asOf, layout);
  return plansOf(situation, match, context, asOf).map((plan) =>
    staysInParts(match.module, plan.edits)
      ? withPassedPath(plan, match)
      : manual(situation, plan.title, 'The rewrite would change markup around the code of the component.'),
  );
}

const flatPlans = new WeakMap<PlanContext, Map<Day, FlatPlan[]>>();

/** What will be written in a module on a day, reviewed or not, with every list on its line. */
function flatPlansOf(context: PlanContext, asOf: Day): readonly FlatPlan[] {
  const days = flatPlans.get(context) ?? new Map<Day, FlatPlan[]>();
  flatPlans.set(context, days);
  let plans = days.get(asOf);
  if (!plans) {
    plans = context.siblings.flatMap((match) => flatPlanOf(match, context, asOf) ?? []);
    days.set(asOf, plans);
  }
  return plans;
}

function flatPlanOf(match: Match, context: PlanContext, asOf: Day): FlatPlan | undefined {
  const { schedule, horizon } = context;
  if (match.confidence === 'possible' || !judge(match, { schedule, asOf, horizon })) return undefined;
  const lists: (readonly Edit[])[] = [];
  const plan = planToApply(plansInLayout(match, context, asOf, { kind: 'flat', lists }), 'review');
  if (!plan) return undefined;
  const isHere = ({ file }: Edit): boolean => file === match.module.file;
  return { match, edits: plan.edits.filter(isHere), lists: lists.filter((list) => list.every(isHere)) };
}

function plansOf(situation: Situation, match: Match, context: PlanContext, asOf: Day): Plan[] {
  const { deprecation, advice } = situation;
  const name = targetName(context.schedule, match.target);
  if (deprecation.availableFrom !== undefined && deprecation.availableFrom > asOf)
    return [manual(situation, `Replace ${name}`, `The replacement works from ${deprecation.availableFrom} on.`)];
  const isValue = match.target.kind === 'value' || match.target.kind === 'eventKind';
  if (match.target.kind === 'value' && match.target.added) return planAddedValue(situation, match.target.value);
  if (isValue) {
    const next = successorValues(situation.replacement);
    if (next) return planValue(situation, next);
  }
  const plans = plansFor(situation);
  if (advice.status !== 'dead-end' || plans.every((plan) => plan.class === 'manual')) return plans;
  return [manual(situation, `Replace ${name}`, advice.text)];
}

function plansFor(situation: Situation): Plan[] {
  const { replacement } = situation;
  switch (replacement.kind) {
    case 'rename':
      return planRename(situation, replacement);
    case 'move':
      return planMove(situation, replacement);
    case 'expand':
      return planExpand(situation, replacement);
    case 'sequence':
      return planSequence(situation, replacement);
    case 'fields':
      return planFields(situation, replacement);
    case 'resource':
      return planResource(situation, replacement);
    case 'merge':
    case 'split':
    case 'none':
      return planNone(situation);
  }
}
