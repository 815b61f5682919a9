import { createHash } from 'node:crypto';
import type { Deprecation, Schedule } from '@curfew/schedule';
import type { Fingerprint } from './curfew-settings.js';
import { phaseOfEntry, phasesOfTargets, type Calendar } from './phases.js';
import { PLUGIN_VERSION } from './plugin-version.js';

/** The fingerprint of a schedule, and of the state of a baseline, on a day: it changes on a day exactly when a verdict or an advice can change on that day. */
export function fingerprintOn(schedule: Schedule, calendar: Calendar, baseline?: string): Fingerprint {
  const hash = createHash('sha256').update(JSON.stringify(schedule)).digest('hex').slice(0, 16);
  const entries = schedule.deprecations.filter((deprecation) => deprecation.withdrawn !== true);
  return {
    tool: PLUGIN_VERSION,
    schedule: `${schedule.revision} ${hash}`,
    ...(baseline !== undefined && { baseline }),
    phases: Object.fromEntries(
      entries.map((deprecation) => [deprecation.id, stateOf(deprecation, schedule, calendar)]),
    ),
  };
}

function stateOf(deprecation: Deprecation, schedule: Schedule, calendar: Calendar): string {
  const own = phaseOfEntry(deprecation, schedule, calendar);
  const targets = phasesOfTargets(deprecation, schedule, calendar);
  const differing = targets.flatMap((phase, index) => (phase === own ? [] : [`${String(index)}:${phase}`]));
  const { availableFrom } = deprecation;
  const waiting = availableFrom !== undefined && calendar.asOf < availableFrom ? ['replacement not available'] : [];
  return [own, ...differing, ...waiting].join(' ');
}
