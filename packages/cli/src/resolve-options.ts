import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { applyClientVersions, applyConfigToSchedule, type CurfewConfig, daysOfTime, loadConfig } from '@curfew/project';
import {
  bundledSchedule,
  type Day,
  DEFAULT_HORIZON,
  parseDay,
  readSchedule,
  type Schedule,
  todayInUtc,
} from '@curfew/schedule';
import { didYouMean } from './did-you-mean.js';
import type { Terminal } from './terminal.js';
import { asUsage, messageOf, UsageError } from './usage-error.js';

/** Flags that every command with a schedule takes. */
export interface SettingFlags {
  asOf?: string;
  schedule?: string;
  config?: string;
}

/** What a command works with: flags over `CURFEW_AS_OF` over configuration over defaults. */
export interface Setting {
  /** Working directory, without symbolic links; paths in reports are relative to it. */
  cwd: string;
  schedule: Schedule;
  config: CurfewConfig;
  asOf: Day;
  /** Days before a sunset that count as closing. */
  horizon: number;
}

/** Resolves the flags. Throws `UsageError` for a date, file or configuration that is wrong. */
export function resolveSetting(flags: SettingFlags, terminal: Terminal): Setting {
  const cwd = realpathSync(terminal.cwd);
  if (flags.config !== undefined) requireFile(flags.config, cwd, '--config');
  const config = asUsage(() =>
    loadConfig(cwd, flags.config === undefined ? undefined : path.resolve(cwd, flags.config)),
  );
  const unchanged = resolveSchedule(flags, config, cwd);
  const schedule = applyClientVersions(
    asUsage(() => applyConfigToSchedule(unchanged, config)),
    cwd,
  );
  return {
    cwd,
    schedule,
    config,
    asOf: resolveAsOf(flags, config, terminal),
    horizon: config.horizon ?? DEFAULT_HORIZON,
  };
}

function resolveSchedule(flags: SettingFlags, config: CurfewConfig, cwd: string): Schedule {
  const file = flags.schedule ?? config.schedule;
  if (file === undefined) return bundledSchedule();
  const origin = flags.schedule === undefined ? `"schedule" in ${config.source ?? 'the configuration'}` : '--schedule';
  requireFile(file, cwd, origin);
  return asUsage(() => readSchedule(path.resolve(cwd, file)));
}

function resolveAsOf(flags: SettingFlags, config: CurfewConfig, terminal: Terminal): Day {
  if (flags.asOf !== undefined) return dayFrom(flags.asOf, '--as-of');
  const fromEnvironment = terminal.env['CURFEW_AS_OF'];
  if (fromEnvironment !== undefined && fromEnvironment !== '') return dayFrom(fromEnvironment, 'CURFEW_AS_OF');
  if (config.asOf !== undefined) return dayFrom(config.asOf, `"asOf" in ${config.source ?? 'the configuration'}`);
  return todayInUtc(terminal.now());
}

function dayFrom(text: string, origin: string): Day {
  try {
    return parseDay(text);
  } catch (error) {
    throw new UsageError(`${origin}: ${messageOf(error)}. Write a calendar day as YYYY-MM-DD.`, { cause: error });
  }
}

/** Throws `UsageError` unless the file is there; names the entry of the same folder that was likely meant. */
export function requireFile(file: string, cwd: string, origin: string): void {
  const absolute = path.resolve(cwd, file);
  if (existsSync(absolute)) return;
  const folder = path.dirname(absolute);
  const neighbours = existsSync(folder) ? readdirSync(folder) : [];
  if (neighbours.includes(path.basename(absolute)))
    throw new UsageError(`${origin}: "${file}" is a symbolic link that leads nowhere.`);
  throw new UsageError(`${origin}: there is no "${file}".${didYouMean(path.basename(absolute), neighbours)}`);
}

/** Paths and globs to look at, paths checked to exist; the working directory when none is given. */
export function resolvePaths(paths: readonly string[], cwd: string): string[] {
  if (paths.includes('')) throw new UsageError('path: an empty text names nothing. Write . for the working directory.');
  for (const one of paths) if (!/[*?[\]{}()!]/.test(one)) requireFile(one, cwd, 'path');
  return paths.length === 0 ? ['.'] : [...paths];
}

/** The ids of `--only id,id`; undefined when the flag is not there. Throws `UsageError` for an id the schedule does not have. */
export function resolveOnly(lists: readonly string[] | undefined, schedule: Schedule): ReadonlySet<string> | undefined {
  if (lists === undefined) return undefined;
  const ids = lists.flatMap((list) => list.split(',')).map((id) => id.trim());
  for (const id of ids) requireId(id, schedule, '--only');
  return new Set(ids);
}

/** Throws `UsageError` unless the schedule has the id. */
export function requireId(id: string, schedule: Schedule, origin: string): void {
  const known = schedule.deprecations.map((deprecation) => deprecation.id);
  if (known.includes(id)) return;
  throw new UsageError(
    `${origin}: there is no deprecation "${id}".${didYouMean(id, known)} Known ids: ${known.join(', ')}.`,
  );
}

/** Days of a time: `60d`, `60` or `8w`. Throws `UsageError`, which names `origin`, for anything else. */
export function parseTime(text: string, origin: string): number {
  const days = daysOfTime(text);
  if (days !== undefined) return days;
  throw new UsageError(`${origin}: "${text}" is not a time. Write days or weeks, for example 60d or 8w.`);
}
