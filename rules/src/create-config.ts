import path from 'node:path';
import { loadConfig } from '@curfew/project';
import { bundledSchedule, DEFAULT_HORIZON, readSchedule, type Schedule } from '@curfew/schedule';
import type { Linter } from 'eslint';
import type { CurfewPlugin } from './create-plugin.js';
import type { CurfewSettings } from './curfew-settings.js';
import { dayOfRun, withOverrides } from './effective-settings.js';
import { fingerprintOn } from './fingerprint.js';
import { severityOn } from './severity.js';

/** What `createConfig` takes; each part goes before the same part of `curfew.config.json`. */
export interface ConfigOptions extends Omit<CurfewSettings, 'fingerprint'> {
  /** A schedule, or the path of a schedule file. Absent: that of the configuration file, else the bundled one. */
  schedule?: Schedule | string;
  /** Path of the configuration file. Absent: the one of the working directory, if there is one. */
  config?: string;
  /** Absolute path of the folder that relative paths start from. Default: the working directory. */
  cwd?: string;
}

/** A configuration object for `eslint.config.js`. */
export interface CurfewConfigObject extends Linter.Config {
  name: string;
  plugins: { curfew: CurfewPlugin };
  rules: Record<string, 'off' | 'warn' | 'error'>;
  settings: { curfew: CurfewSettings };
}

/**
 * Makes the configuration for one run: every rule with the severity of its phase on the day, and in `settings.curfew` all that
 * decides a verdict, so that `eslint --cache` drops old verdicts exactly on the day one changes. The day itself is put there
 * only when it is fixed: today's would make the cache cold every morning.
 * @param options goes before `curfew.config.json`
 * @param pluginFor the plugin of a schedule
 * @param name name of the configuration object
 * @throws ConfigError, ScheduleError or DayError for what cannot be read
 */
export function makeConfig(options: ConfigOptions, pluginFor: (schedule: Schedule) => CurfewPlugin, name: string): CurfewConfigObject {
  const { schedule: givenSchedule, config: configFile, cwd = process.cwd(), ...given } = options;
  const { source: _source, schedule: scheduleFile, ...fromFile } = loadConfig(cwd, configFile);
  const settings: CurfewSettings = { ...fromFile, ...given };
  const base = scheduleOf(givenSchedule ?? scheduleFile, cwd);
  const schedule = withOverrides(base, settings.overrides);
  const calendar = { asOf: dayOfRun(settings.asOf), horizon: settings.horizon ?? DEFAULT_HORIZON };
  const rules = schedule.deprecations.map((entry) => {
    const forced = settings.overrides?.[entry.id]?.severity;
    return [`curfew/${entry.id}`, forced ?? severityOn(entry, schedule, calendar, settings.announced === true)] as const;
  });
  return {
    name,
    plugins: { curfew: pluginFor(base) },
    ...(settings.ignore === undefined || settings.ignore.length === 0 ? {} : { ignores: settings.ignore }),
    rules: Object.fromEntries(rules),
    settings: { curfew: { ...settings, fingerprint: fingerprintOn(schedule, calendar) } },
  };
}

function scheduleOf(given: Schedule | string | undefined, cwd: string): Schedule {
  if (given === undefined) return bundledSchedule();
  return typeof given === 'string' ? readSchedule(path.resolve(cwd, given)) : given;
}
