import { loadConfig, type CurfewConfig } from '@curfew/project';
import { DEFAULT_HORIZON, parseDay, todayInUtc, type Day, type Schedule } from '@curfew/schedule';
import type { CurfewSettings } from './curfew-settings.js';

/** What one lint run goes by. */
export interface EffectiveSettings extends CurfewSettings {
  asOf: Day;
  horizon: number;
}

/** Day of a run: `CURFEW_AS_OF`, else what configuration says, else today in UTC. Throws `DayError` for what is no day. */
export function dayOfRun(configured: Day | undefined): Day {
  const fromEnvironment = process.env['CURFEW_AS_OF'];
  if (fromEnvironment !== undefined && fromEnvironment !== '') return parseDay(fromEnvironment);
  return configured === undefined ? todayInUtc() : parseDay(configured);
}

/**
 * Settings of a rule: `settings.curfew` as it stands when `createConfig` made it, else with `curfew.config.json` of the root
 * below it.
 */
export function effectiveSettings(given: CurfewSettings, root: string): EffectiveSettings {
  const settings = given.fingerprint === undefined ? { ...withoutSource(configOf(root)), ...given } : given;
  return { ...settings, asOf: dayOfRun(settings.asOf), horizon: settings.horizon ?? DEFAULT_HORIZON };
}

const configs = new Map<string, CurfewConfig>();

function configOf(root: string): CurfewConfig {
  const known = configs.get(root);
  if (known !== undefined) return known;
  const config = loadConfig(root);
  configs.set(root, config);
  return config;
}

function withoutSource(config: CurfewConfig): CurfewSettings {
  const { source: _source, schedule: _schedule, ...settings } = config;
  return settings;
}

/** The schedule with the sunsets that configuration overrides. Throws for an id that the schedule does not have. */
export function withOverrides(schedule: Schedule, overrides: CurfewConfig['overrides']): Schedule {
  const entries = Object.entries(overrides ?? {});
  const known = schedule.deprecations.map(({ id }) => id);
  const unknown = entries.find(([id]) => !known.includes(id));
  if (unknown !== undefined) throw new Error(`overrides: unknown id "${unknown[0]}"; known ids: ${known.join(', ')}`);
  const sunsets = new Map(entries.flatMap(([id, { sunset }]) => (sunset === undefined ? [] : [[id, parseDay(sunset)] as const])));
  if (sunsets.size === 0) return schedule;
  return {
    ...schedule,
    deprecations: schedule.deprecations.map((entry) => ({ ...entry, sunset: sunsets.get(entry.id) ?? entry.sunset })),
  };
}
