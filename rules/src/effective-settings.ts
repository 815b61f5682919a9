import { existsSync } from 'node:fs';
import path from 'node:path';
import { baselinePlace, loadConfig, type CurfewConfig } from '@curfew/project';
import { DEFAULT_HORIZON, parseDay, todayInUtc, type Day } from '@curfew/schedule';
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
  const settings = given.fingerprint === undefined ? { ...withoutSource(configOf(root), root), ...given } : given;
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

/** Settings with the absolute path of their baseline, if there is one: beside the configuration file, where none is named. */
export function withBaseline(settings: CurfewSettings, source: string | undefined, folder: string): CurfewSettings {
  const named = settings.gate?.baseline;
  const file =
    named === undefined
      ? baselinePlace(source === undefined ? {} : { source }, path.resolve(folder))
      : path.resolve(folder, named);
  return named === undefined && !existsSync(file)
    ? settings
    : { ...settings, gate: { ...settings.gate, baseline: file } };
}

function withoutSource(config: CurfewConfig, root: string): CurfewSettings {
  const settings = { ...withBaseline(config, config.source, root) } as CurfewConfig;
  delete settings.source;
  delete settings.schedule;
  return settings;
}
