import { createHash } from 'node:crypto';
import { sunsetOf, targetName } from '@curfew/schedule';
import { type CalendarEvent, firstDayWithout } from './calendar-text.js';
import { adviceByTarget } from './replacement-text.js';
import type { Setting } from './resolve-options.js';

/**
 * An event for each deprecation on the first day without the old behaviour, and one more for targets with a sunset of their own.
 * Withdrawn deprecations are cancelled events, so that a calendar takes them out.
 */
export function scheduleEvents({ schedule, asOf, horizon }: Setting): CalendarEvent[] {
  return schedule.deprecations.flatMap((deprecation) => {
    const { id, title, withdrawn, section } = deprecation;
    const advice = adviceByTarget(schedule, deprecation, asOf, horizon);
    const sunsets = [...new Set(deprecation.targets.map((target) => sunsetOf(deprecation, target)))];
    return sunsets.map((sunset): CalendarEvent => {
      const own = deprecation.targets.filter((target) => sunsetOf(deprecation, target) === sunset);
      const names = own.map((target) => targetName(schedule, target));
      const isWhole = sunset === deprecation.sunset;
      const lines = advice.filter(({ target }) => own.includes(target)).map(({ name, text }) => `${name}: ${text}`);
      return {
        uid: `${schedule.service.id}.${id}${isWhole ? '' : `.${digestOf(names)}`}@curfew`,
        day: firstDayWithout(sunset, schedule),
        title: `${schedule.service.name}: ${title}${isWhole ? '' : ` (${names.join(', ')})`} is gone`,
        description: [
          schedule.service.sunsetDay === 'lastDay' ? `The last day was ${sunset}.` : `Gone from ${sunset} on.`,
          ...lines,
          `npx curfew explain ${id} (section ${section})`,
        ].join('\n'),
        ...(withdrawn === true && { isCancelled: true }),
      };
    });
  });
}

function digestOf(names: readonly string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
}
