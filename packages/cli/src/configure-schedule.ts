import type { CurfewConfig } from '@curfew/project';
import type { Schedule } from '@curfew/schedule';
import { aliasSchedule } from './alias-schedule.js';
import { didYouMean } from './nearest-name.js';
import { UsageError } from './usage-error.js';

/**
 * The schedule as configuration changes it: sunsets per id, and the other names of a gateway. Throws `UsageError` for an id
 * that the schedule does not have.
 */
export function configureSchedule(schedule: Schedule, config: CurfewConfig): Schedule {
  const moved = withSunsets(schedule, config);
  return config.aliases === undefined ? moved : aliasSchedule(moved, config.aliases);
}

function withSunsets(schedule: Schedule, { overrides = {}, source = 'configuration' }: CurfewConfig): Schedule {
  const known = schedule.deprecations.map((deprecation) => deprecation.id);
  for (const id of Object.keys(overrides)) {
    if (known.includes(id)) continue;
    throw new UsageError(
      `${source}: "overrides" names "${id}", which the schedule does not have.${didYouMean(id, known)}`,
    );
  }
  const sunsets = new Map(Object.entries(overrides).map(([id, { sunset }]) => [id, sunset]));
  if (sunsets.size === 0) return schedule;
  return {
    ...schedule,
    deprecations: schedule.deprecations.map((deprecation) => {
      const sunset = sunsets.get(deprecation.id);
      return sunset === undefined ? deprecation : { ...deprecation, sunset };
    }),
  };
}
