import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { ClientSetting } from '@curfew/analyzer';
import { applyClientVersions, applyConfigToSchedule, loadConfig } from '@curfew/project';
import { bundledSchedule, DEFAULT_HORIZON, readSchedule, type Schedule } from '@curfew/schedule';
import type { Linter } from 'eslint';
import type { CurfewPlugin } from './create-plugin.js';
import type { CurfewSettings } from './curfew-settings.js';
import { dayOfRun, withBaseline } from './effective-settings.js';
import { eslintIgnores } from './eslint-ignores.js';
import { fingerprintOn } from './fingerprint.js';
import { baselineState } from './known-findings.js';
import { severityOn } from './severity.js';

/** What `createConfig` takes; each part goes before the same part of `curfew.config.json`. */
export interface ConfigOptions extends Omit<CurfewSettings, 'fingerprint'> {
  /** A schedule, or the path of a schedule file. Absent: that of the configuration file, else the bundled one. */
  schedule?: Schedule | string;
  /** Path of the configuration file. Absent: the nearest one, from the working directory upward. */
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
export function makeConfig(
  options: ConfigOptions,
  pluginFor: (schedule: Schedule) => CurfewPlugin,
  name: string,
): CurfewConfigObject {
  const { schedule: givenSchedule, config: configFile, cwd = process.cwd(), ...given } = options;
  const { source, schedule: scheduleFile, ...fromFile } = loadConfig(cwd, configFile);
  const clients = given.clients?.map((client) => withAbsoluteModule(client, cwd));
  const merged: CurfewSettings = { ...fromFile, ...given, ...(clients && { clients }) };
  const settings = withBaseline(merged, source, cwd);
  const base = scheduleOf(givenSchedule ?? scheduleFile, cwd);
  const configured = applyConfigToSchedule(base, { ...settings, source: source ?? 'createConfig' });
  const schedule = applyClientVersions(configured, cwd);
  const calendar = { asOf: dayOfRun(settings.asOf), horizon: settings.horizon ?? DEFAULT_HORIZON };
  const state = baselineState(settings, schedule, calendar, cwd);
  const ignores = eslintIgnores(settings.ignore ?? [], cwd);
  const rules = schedule.deprecations.map((entry) => {
    const forced = settings.overrides?.[entry.id]?.severity;
    return [
      `curfew/${entry.id}`,
      forced ?? severityOn(entry, schedule, calendar, settings.announced === true),
    ] as const;
  });
  return {
    name,
    plugins: { curfew: pluginFor(base) },
    ...(ignores.length > 0 && { ignores }),
    rules: Object.fromEntries(rules),
    settings: { curfew: { ...settings, fingerprint: fingerprintOn(schedule, calendar, state) } },
  };
}

function scheduleOf(given: Schedule | string | undefined, cwd: string): Schedule {
  if (given === undefined) return bundledSchedule();
  return typeof given === 'string' ? readSchedule(path.resolve(cwd, given)) : given;
}

/** A client of a file of the project is known by the absolute path of the file. */
function withAbsoluteModule(client: ClientSetting, cwd: string): ClientSetting {
  if (!client.module.startsWith('.') && !path.isAbsolute(client.module)) return client;
  const file = path.resolve(cwd, client.module);
  if (!existsSync(file)) throw new Error(`clients: there is no file ${file}`);
  return { ...client, module: realpathSync(file) };
}
