import type { Deprecation, Schedule } from '@curfew/schedule';
import { phaseOfEntry, phasesOfTargets, type Calendar } from './phases.js';

export type Severity = 'off' | 'warn' | 'error';

/**
 * Severity of a rule on a day: `error` when the entry is gone, `warn` while it closes, and `off` (with `announced`: `warn`)
 * before. A target that goes earlier than its entry makes the rule warn: an error would also fail what still works.
 */
export function severityOn(
  deprecation: Deprecation,
  schedule: Schedule,
  calendar: Calendar,
  announced: boolean,
): Severity {
  if (deprecation.withdrawn === true) return 'off';
  const own = phaseOfEntry(deprecation, schedule, calendar);
  if (own === 'sunset') return 'error';
  const speaks =
    own === 'closing' ||
    announced ||
    phasesOfTargets(deprecation, schedule, calendar).some((phase) => phase !== 'announced');
  return speaks ? 'warn' : 'off';
}
