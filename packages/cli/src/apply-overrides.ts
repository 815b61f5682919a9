import type { CurfewConfig } from '@curfew/project';
import type { Schedule } from '@curfew/schedule';
import { didYouMean } from './nearest-name.js';
import { UsageError } from './usage-error.js';

/**
 * The schedule with the sunsets that configuration sets per id. Throws `UsageError` for an id the schedule does not have.
 */
export function applyOverrides(schedule: Schedule, config: CurfewConfig): Schedule {
  const overrides = Object.entries(config.overrides ?? {});
  if (overrides.length === 0) return schedule;
  const known = schedule.deprecations.map((deprecation) => deprecation.id);
  for (const [id] of overrides) {
    if (known.includes(id)) continue;
    throw new UsageError(
      `${config.source ?? 'configuration'}: "overrides" names "${id}", which the schedule does not have.${didYouMean(id, known)}`,
    );
  }
  const sunsets = new Map(overrides.map(([id, { sunset }]) => [id, sunset]));
  return {
    ...schedule,
    deprecations: schedule.deprecations.map((deprecation) => {
      const sunset = sunsets.get(deprecation.id);
      return sunset === undefined ? deprecation : { ...deprecation, sunset };
    }),
  };
}
