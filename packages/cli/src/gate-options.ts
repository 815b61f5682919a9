import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Confidence } from '@curfew/analyzer';
import { type Baseline, baselinePlace, readBaseline } from '@curfew/project';
import type { Gate } from './gate.js';
import { didYouMean } from './did-you-mean.js';
import { parseTime, requireFile, requireId, type Setting } from './resolve-options.js';
import { asUsage, UsageError } from './usage-error.js';

/** Flags that decide what fails. */
export interface GateFlags {
  within?: string;
  failOn?: string;
  max?: string[];
  /** A path; false: none, not even the default. */
  baseline?: string | false;
  grace?: string;
}

const confidences: readonly Confidence[] = ['certain', 'likely', 'possible'];

/** The gate of a run: flags over configuration over defaults. Throws `UsageError` for a value or baseline that is wrong. */
export function resolveGate(flags: GateFlags, setting: Setting): Gate {
  const { gate = {} } = setting.config;
  const within = flags.within ?? gate.within;
  const baseline = openBaseline(flags.baseline, setting);
  return {
    ...(within !== undefined && { within: parseTime(within, '--within') }),
    failOn: parseConfidence(flags.failOn ?? gate.failOn ?? 'likely'),
    max: resolveMax(flags.max, setting),
    ...(baseline && { baseline }),
    grace: parseTime(flags.grace ?? gate.grace ?? '0', '--grace'),
  };
}

/** Absolute path of the baseline: the flag, else what configuration says, else the file beside the configuration. */
export function baselinePath(flag: string | undefined, { cwd, config }: Setting): string {
  return flag === undefined ? baselinePlace(config, cwd) : path.resolve(cwd, flag);
}

function openBaseline(flag: string | false | undefined, setting: Setting): Baseline | undefined {
  if (flag === false) return undefined;
  const file = baselinePath(flag, setting);
  if (flag !== undefined) requireFile(flag, setting.cwd, '--baseline');
  else if (setting.config.gate?.baseline !== undefined && !existsSync(file))
    throw new UsageError(
      `"gate.baseline" in ${setting.config.source ?? 'the configuration'}: there is no ${file}. Write it with npx curfew baseline.`,
    );
  return existsSync(file) ? asUsage(() => readBaseline(file)) : undefined;
}

/** A confidence. Throws `UsageError` for anything else. */
function parseConfidence(text: string): Confidence {
  const found = confidences.find((each) => each === text);
  if (found !== undefined) return found;
  throw new UsageError(
    `--fail-on: there is no confidence "${text}".${didYouMean(text, confidences)} It is certain, likely or possible.`,
  );
}

function resolveMax(flags: readonly string[] | undefined, { schedule, config }: Setting): Map<string, number> {
  const max = new Map(Object.entries(config.gate?.max ?? {}));
  for (const id of max.keys()) requireId(id, schedule, '"gate.max" of the configuration');
  for (const pair of (flags ?? []).flatMap((each) => each.split(','))) {
    const [, id, count] = /^\s*([^=]*)=(\d{1,9})\s*$/.exec(pair) ?? [];
    if (id === undefined || count === undefined)
      throw new UsageError(`--max: "${pair}" is not ID=COUNT, for example card-enroll=3.`);
    requireId(id, schedule, '--max');
    max.set(id, Number(count));
  }
  return max;
}
