/** Replacements that need a look-up or do not exist: what is missing, said precisely. */
import { targetName, type Replacement } from '@curfew/schedule';
import { manual } from '../plan-building.js';
import type { Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { planIdentifier } from './identifier.js';
import { planLookedUpField } from './held-elsewhere/looked-up-field.js';
import { planMovedFilter } from './held-elsewhere/moved-filter.js';
import { planMoveTo } from './move.js';

type Resource = Extract<Replacement, { kind: 'resource' }>;

/**
 * The data lives on another resource. With the operation that takes over known (from the schedule or from configuration)
 * an endpoint moves there; everything else needs a look-up that only the caller can place.
 */
export function planResource(situation: Situation, replacement: Resource): Plan[] {
  const { match, context } = situation;
  const { schedule } = context;
  const name = targetName(schedule, match.target);
  const operations = context.supplied?.operations ?? {};
  if (match.target.kind === 'endpoint') {
    const takesOver = replacement.operation;
    const supplied =
      takesOver !== undefined && Object.hasOwn(operations, takesOver) ? operations[takesOver] : undefined;
    if (supplied) {
      const plans = planMoveTo(situation, { ...supplied, resource: replacement.resource });
      return plans.map((plan) => ({
        ...plan,
        class: plan.class === 'automatic' ? 'review' : plan.class,
        notes: [...plan.notes, 'The operation comes from configuration; check the fields of its body.'],
      }));
    }
    const missing =
      takesOver === undefined
        ? `Which operation of ${replacement.resource} takes over is not shown.`
        : `Method and path of ${takesOver} are not shown; supply them as \`operations.${takesOver}\` in the configuration.`;
    const help =
      takesOver === undefined
        ? [
            `Where you know it, give it among the \`operations\` of the configuration: its \`replaces\` names \`${match.target.operation}\`.`,
          ]
        : [];
    return [manual(situation, `Use the ${replacement.resource} resource in place of ${name}`, missing, ...help)];
  }
  const lookup = schedule.operations.find(({ id }) => id === replacement.operation);
  if (match.target.kind === 'identifier') return planIdentifier(situation, replacement, match.target);
  if (match.target.kind === 'query') return [planMovedFilter(situation, replacement)];
  const lookedUp = planLookedUpField(situation, replacement);
  if (lookedUp) return [lookedUp];
  const where = lookup ? ` (${lookup.method} ${lookup.path})` : '';
  return [
    manual(
      situation,
      `Read ${name} from the ${replacement.resource} resource`,
      `The data lives on ${replacement.resource}${where}; which of its fields stands for ${name}, and which ${replacement.resource} is meant here, is not shown.`,
      ...(match.target.kind === 'field'
        ? [
            `Where you know it, say among the \`fields\` of the configuration that \`${match.target.resource}.${match.target.name}\` is a field of ${replacement.resource}, and among the \`operations\` which one \`lists\` it.`,
          ]
        : []),
    ),
  ];
}

/** Nothing takes the place of the target. */
export function planNone(situation: Situation): Plan[] {
  const name = targetName(situation.context.schedule, situation.match.target);
  const field = situation.match.target.kind === 'field';
  const { note } = situation.replacement;
  if (field && note !== undefined) return [manual(situation, `Remove the use of ${name}`, note, 'Remove its use.')];
  return [
    manual(
      situation,
      `Remove the use of ${name}`,
      field
        ? `No successor of ${name} is shown. Remove its use, or name the successor as \`fields\` in the configuration.`
        : `No successor of ${name} is shown. Remove its use.`,
    ),
  ];
}
