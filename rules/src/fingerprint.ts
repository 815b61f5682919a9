import { createHash } from 'node:crypto';
import { calendarState, type Schedule } from '@curfew/schedule';
import type { Fingerprint } from './curfew-settings.js';
import type { Calendar } from './phases.js';
import { PLUGIN_VERSION } from './plugin-version.js';

/** The fingerprint of a schedule, and of the state of a baseline, on a day: it changes on a day exactly when a verdict or an advice can change on that day. */
export function fingerprintOn(schedule: Schedule, calendar: Calendar, baseline?: string): Fingerprint {
  const hash = createHash('sha256').update(JSON.stringify(schedule)).digest('hex').slice(0, 16);
  return {
    tool: PLUGIN_VERSION,
    schedule: `${schedule.revision} ${hash}`,
    ...(baseline !== undefined && { baseline }),
    calendar: calendarState(schedule, calendar),
  };
}
