/** From a match to a finding on a day: phase, message, replacement; silent where the day asks for nothing. */
import {
  adviceOn,
  findDeprecation,
  phaseOf,
  successorValues,
  sunsetOf,
  targetName,
  type Day,
  type Deprecation,
  type Phase,
  type Schedule,
} from '@curfew/schedule';
import type { Finding, Match } from './contracts.js';

export interface JudgeOptions {
  schedule: Schedule;
  asOf: Day;
  /** Days before a sunset that count as closing. */
  horizon: number;
}

/**
 * The finding of a match on a day, or undefined where there is nothing to report: the deprecation is withdrawn, a list already knows old
 * and new values before the sunset, or a new value does not occur yet.
 */
export function judge(match: Match, options: JudgeOptions): Finding | undefined {
  const { schedule, asOf, horizon } = options;
  const deprecation = findDeprecation(schedule, match.id);
  if (deprecation.withdrawn) return undefined;
  const sunset = sunsetOf(deprecation, match.target);
  const phase = phaseOf(schedule, deprecation, match.target, { asOf, horizon });
  if (isReady(match, phase, deprecation)) return undefined;
  const advice = adviceOn({ schedule, deprecation, target: match.target, asOf, horizon });
  return { match, phase, sunset, message: messageOf(match, schedule, deprecation, phase), replacement: advice.text };
}

/** True when the code already does what the day asks for. */
function isReady(match: Match, phase: Phase, deprecation: Deprecation): boolean {
  if (match.kind !== 'value' && match.kind !== 'eventKind') return false;
  if (match.target.kind === 'value' && match.target.added) return phase !== 'sunset';
  if (phase === 'sunset') return false;
  const successors = successorValues(match.target.replacement ?? deprecation.replacement) ?? [];
  const { site } = match;
  const listed = site.form === 'value' ? site.container.values : [];
  return successors.length > 0 && successors.every((value) => listed.includes(value));
}

function messageOf(match: Match, schedule: Schedule, deprecation: Deprecation, phase: Phase): string {
  const name = targetName(schedule, match.target);
  const sunset = sunsetOf(deprecation, match.target);
  if (match.target.kind === 'value' && match.target.added) {
    return `This list does not know '${match.target.value}', which occurs after ${sunset}.`;
  }
  if (deprecation.goneInClient !== undefined) return `${name} is gone in ${deprecation.goneInClient}.`;
  const last = schedule.service.sunsetDay === 'lastDay';
  if (phase === 'sunset') return `${name} is gone ${last ? 'after' : 'since'} ${sunset}.`;
  return `${name} is deprecated and gone ${last ? 'after' : 'from'} ${sunset}${last ? '' : ' on'}.`;
}
