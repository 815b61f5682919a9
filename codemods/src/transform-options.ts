import path from 'node:path';
import { applyClientVersions, applyConfigToSchedule, loadConfig, type CurfewConfig } from '@curfew/project';
import {
  bundledSchedule,
  DEFAULT_HORIZON,
  parseDay,
  readSchedule,
  todayInUtc,
  type Day,
  type Schedule,
} from '@curfew/schedule';

/** Options as jscodeshift hands them over: its own and those of the transform, from the command line. */
export type RawOptions = Readonly<Record<string, unknown>>;

/** What one transform works with. */
export interface TransformSetting {
  schedule: Schedule;
  config: CurfewConfig;
  asOf: Day;
  /** Days before a sunset that count as closing. */
  horizon: number;
  apply: 'automatic' | 'review';
}

/**
 * Reads the options `asOf` (or `as-of`), `review`, `config` and `schedule`. The day is `asOf`, else `CURFEW_AS_OF`, else that of
 * `curfew.config.json`, else today in UTC.
 * @param given schedule of the transform; undefined: that of the configuration, else the bundled one
 * @param cwd absolute path of the working directory
 * @throws Error for an option that is not understood; ConfigError, ScheduleError or DayError for what cannot be read
 */
export function readOptions(raw: RawOptions, given: Schedule | undefined, cwd: string): TransformSetting {
  const configFile = textOption(raw, 'config');
  const scheduleFile = textOption(raw, 'schedule');
  const config = loadConfig(cwd, configFile === undefined ? undefined : path.resolve(cwd, configFile));
  const base = pickSchedule(scheduleFile ?? (given === undefined ? config.schedule : undefined), given, cwd);
  const schedule = applyClientVersions(applyConfigToSchedule(base, config), cwd);
  return {
    schedule,
    config,
    asOf: dayOf(textOption(raw, 'asOf') ?? textOption(raw, 'as-of'), config.asOf),
    horizon: config.horizon ?? DEFAULT_HORIZON,
    apply: flagOption(raw, 'review') ? 'review' : 'automatic',
  };
}

function pickSchedule(file: string | undefined, given: Schedule | undefined, cwd: string): Schedule {
  if (file !== undefined) return readSchedule(path.resolve(cwd, file));
  return given ?? bundledSchedule();
}

function dayOf(option: string | undefined, configured: Day | undefined): Day {
  if (option !== undefined) return parseDay(option);
  const fromEnvironment = process.env['CURFEW_AS_OF'];
  if (fromEnvironment !== undefined && fromEnvironment !== '') return parseDay(fromEnvironment);
  return configured === undefined ? todayInUtc() : parseDay(configured);
}

function textOption(raw: RawOptions, name: string): string | undefined {
  const value = raw[name];
  if (value === undefined || (typeof value === 'string' && value !== '')) return value;
  throw new Error(`--${name}: ${JSON.stringify(value)} is not a text; write --${name}=VALUE, once`);
}

/** jscodeshift reads `--review src` as the value `src` of `--review`: that is refused, or files would be left out silently. */
function flagOption(raw: RawOptions, name: string): boolean {
  const value = raw[name];
  if (value === undefined) return false;
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 0) return value === 1;
  throw new Error(`--${name}: ${JSON.stringify(value)} is neither true nor false; write --${name}=true`);
}
