import { daysLeft } from './phases.js';
import { replacementChain, renamed, type ChainStep } from './replacement-chain.js';
import type { Day, Deprecation, Replacement, Schedule, Target } from './schedule-types.js';
import { operationName, targetName } from './target-names.js';

/** What to use instead of a deprecated target, on a day. */
export interface Advice {
  /** The step to write on that day. */
  replacement: Replacement;
  /** `alive`: outlives the horizon. `closing`: works, but not for longer than `until`. `dead-end`: nothing to go to. */
  status: 'alive' | 'closing' | 'dead-end';
  /** Sunset of a closing step. */
  until?: Day;
  /** Ids of the deprecations for which steps before this one were passed over. */
  via: string[];
  /** One sentence for people. */
  text: string;
}

type StepState = 'alive' | 'closing' | 'dead' | 'not yet' | 'nothing';

/**
 * What to use instead of a target on a day, along its chain of replacements. The first step that outlives the horizon is
 * preferred. Where such a step cannot be written, because the schedule does not know its operation, an earlier step
 * that works but closes comes first, with its date. Steps that are gone, or not yet available, are never advised.
 * @throws {DayError} when `asOf` is no day.
 */
export function adviceOn(question: {
  schedule: Schedule;
  deprecation: Deprecation;
  target: Target;
  asOf: Day;
  horizon: number;
}): Advice {
  const { schedule, deprecation, target, asOf, horizon } = question;
  if (target.kind === 'value' && target.added === true) {
    const text = `Also accept ${targetName(schedule, target)}.`;
    return { replacement: { kind: 'none' }, status: 'alive', via: [], text };
  }
  const steps = replacementChain(schedule, { deprecation, target }).map((step) => ({
    ...step,
    state: stateOf(step, schedule, asOf, horizon),
  }));
  const alive = steps.filter(({ state }) => state === 'alive');
  // Of several that close the last in the chain is the one that people will need longest.
  const closing = steps.filter(({ state }) => state === 'closing').toReversed();
  const chosen =
    alive.find((step) => canBeWritten(schedule, step)) ??
    closing.find((step) => canBeWritten(schedule, step)) ??
    alive[0] ??
    closing[0];

  if (chosen === undefined) return deadEnd(schedule, steps);
  const position = steps.indexOf(chosen);
  const via = passedOver(steps.slice(0, position));
  const use = phraseFor(schedule, chosen);
  if (chosen.state === 'alive' || chosen.end === undefined) {
    return { replacement: chosen.replacement, status: 'alive', via, text: `Use ${use}.` };
  }
  const until = chosen.end.sunset;
  const limit = `${schedule.service.sunsetDay === 'lastDay' ? 'works until' : 'works before'} ${until}`;
  const next = steps.slice(position + 1).find(({ state }) => state === 'alive');
  const then = next ? `after that, use ${phraseFor(schedule, next)}` : 'nothing replaces it after that';
  return {
    replacement: chosen.replacement,
    status: 'closing',
    until,
    via,
    text: `Use ${use}, which ${limit}; ${then}.`,
  };
}

type JudgedStep = ChainStep & { state: StepState };

function stateOf(step: ChainStep, schedule: Schedule, asOf: Day, horizon: number): StepState {
  if (step.replacement.kind === 'none') return 'nothing';
  if (step.end !== undefined) {
    const left = daysLeft(step.end.sunset, asOf, schedule.service.sunsetDay);
    if (left <= 0) return 'dead';
    if (isNotYet(step, asOf)) return 'not yet';
    return left <= horizon ? 'closing' : 'alive';
  }
  return isNotYet(step, asOf) ? 'not yet' : 'alive';
}

function isNotYet({ deprecation }: ChainStep, asOf: Day): boolean {
  return deprecation.availableFrom !== undefined && asOf < deprecation.availableFrom;
}

/** Whether the schedule shows the surface itself, so that code can be written against it. */
function canBeWritten(schedule: Schedule, { replacement }: ChainStep): boolean {
  if (replacement.kind !== 'resource') return true;
  return schedule.operations.some(({ id }) => id === replacement.operation);
}

function deadEnd(schedule: Schedule, steps: readonly JudgedStep[]): Advice {
  const last = steps.at(-1);
  const via = passedOver(steps.filter(({ state }) => state !== 'nothing'));
  const replacement: Replacement = last?.replacement.kind === 'none' ? last.replacement : { kind: 'none' };
  const later = steps.find(({ state }) => state === 'not yet');
  const dead = steps.find(({ state }) => state === 'dead');
  let text = 'There is no replacement.';
  if (later?.deprecation.availableFrom !== undefined) {
    text = `There is no replacement before ${later.deprecation.availableFrom}; from then on, use ${phraseFor(schedule, later)}.`;
  } else if (dead) {
    text = `There is no replacement: ${phraseFor(schedule, dead)} has gone too.`;
  }
  return { replacement, status: 'dead-end', via, text };
}

function passedOver(steps: readonly JudgedStep[]): string[] {
  return [
    ...new Set(
      steps.map(({ state, end, deprecation }) => (state !== 'not yet' && end ? end.by.deprecation.id : deprecation.id)),
    ),
  ];
}

/** A step as the object of "use". */
function phraseFor(schedule: Schedule, { target, replacement }: ChainStep): string {
  switch (replacement.kind) {
    case 'rename':
      return nameAs(schedule, target, replacement.to);
    case 'merge':
      return nameAs(schedule, target, replacement.into);
    case 'split':
      return `one of ${replacement.into.map((value) => `'${value}'`).join(', ')}`;
    case 'expand':
    case 'fields':
      return listOf(replacement.into);
    case 'move':
      return operationName(schedule, replacement.operation);
    case 'sequence':
      return replacement.operations.map((id) => operationName(schedule, id)).join(', then ');
    case 'resource':
      return resourcePhrase(schedule, target, replacement);
    case 'none':
      return 'nothing';
  }
}

function resourcePhrase(
  schedule: Schedule,
  target: Target,
  { resource, operation }: { resource: string; operation?: string },
): string {
  if (operation === undefined) return `the ${resource} resource`;
  const isListed = schedule.operations.some(({ id }) => id === operation);
  const name = isListed ? operationName(schedule, operation) : operation;
  if (target.kind === 'identifier') return `the ${target.parameter} of the ${resource}, looked up with ${name}`;
  return `the ${resource} resource (${name})`;
}

function nameAs(schedule: Schedule, target: Target, name: string): string {
  const [named] = renamed(target, [name]);
  return named ? targetName(schedule, named) : name;
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
