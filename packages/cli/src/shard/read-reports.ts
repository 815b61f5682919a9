import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tool } from '../tool.js';
import { messageOf, UsageError } from '../usage-error.js';
import type { ShardReport, SharedFacts } from './shard-report.js';

/** A report and the name it was given by. */
interface NamedReport {
  name: string;
  report: ShardReport;
}

/**
 * Reads the reports of all shards of one run, in order of their index. Throws `UsageError` for a file that is no such report, for reports that
 * do not belong together (with what differs), and for a shard that is missing or there twice.
 */
export function readReports(names: readonly string[], cwd: string): ShardReport[] {
  const read = names.map((name) => ({ name, report: readReport(name, cwd) }));
  const [first, ...others] = read;
  if (first === undefined) return [];
  for (const other of others) refuseStrangers(first, other);
  const { of } = first.report.shard;
  const byIndex = new Map<number, NamedReport>();
  for (const each of read) {
    const { index } = each.report.shard;
    const before = byIndex.get(index);
    if (before) throw new UsageError(`Shard ${index}/${of} is there twice: ${before.name} and ${each.name}.`);
    byIndex.set(index, each);
  }
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !byIndex.has(index));
  if (missing.length > 0)
    throw new UsageError(
      `The report of ${missing.map((index) => `shard ${index}/${of}`).join(', ')} is missing. Without it nobody knows what is in its files.`,
    );
  return [...byIndex].toSorted(([a], [b]) => a - b).map(([, { report }]) => report);
}

function readReport(name: string, cwd: string): ShardReport {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path.resolve(cwd, name), 'utf8'));
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${messageOf(error)}`, { cause: error });
  }
  const head = value as Partial<ShardReport> | null;
  if (head?.tool?.name !== tool.name || !Array.isArray(head.findings))
    throw new UsageError(`${name} is no report of curfew check --format json.`);
  if (head.tool.version !== tool.version)
    throw new UsageError(
      `${name} was made by curfew ${head.tool.version}, and this is ${tool.version}: merge with the version that checked.`,
    );
  if (!isComplete(head.shard))
    throw new UsageError(
      `${name} is not the report of a shard: it lacks what other formats need. Make it with curfew check --shard 1/1 --format json.`,
    );
  return head as ShardReport;
}

function isComplete(shard: Partial<ShardReport['shard']> | undefined): boolean {
  return (
    shard !== undefined &&
    Number.isSafeInteger(shard.index) &&
    Number.isSafeInteger(shard.of) &&
    typeof shard.shared === 'object' &&
    Array.isArray(shard.findings) &&
    typeof shard.sources === 'object'
  );
}

/** What may differ between runs, in words. */
const differences: Readonly<Record<keyof SharedFacts, string>> = {
  schedule: 'schedules (a configuration or an installed client may change one)',
  horizon: 'horizons',
  gate: 'gates (--within, --fail-on, --max, --grace)',
  folder: 'working directories',
  commit: 'commits',
  files: 'sets of files',
  configuration: 'configurations or baselines',
  changedSince: 'references of --changed',
  sameArguments: 'paths, --only or other arguments',
  settingArguments: 'arguments',
  asked: 'flags',
};

function refuseStrangers(first: NamedReport, other: NamedReport): void {
  const refuse = (what: string, a?: string | number, b?: string | number): never => {
    const values = a === undefined ? '' : ` (${a}, ${b ?? ''})`;
    throw new UsageError(
      `${first.name} and ${other.name} are of different ${what}${values}: they are not shards of one run.`,
    );
  };
  const [a, b] = [first.report, other.report];
  if (a.schedule.service !== b.schedule.service) refuse('services', a.schedule.service, b.schedule.service);
  if (a.schedule.revision !== b.schedule.revision)
    refuse('schedules', `revision ${a.schedule.revision}`, b.schedule.revision);
  if (a.asOf !== b.asOf) refuse('days', a.asOf, b.asOf);
  if (a.shard.of !== b.shard.of) refuse('numbers of shards', a.shard.of, b.shard.of);
  for (const key of Object.keys(differences) as (keyof SharedFacts)[])
    if (JSON.stringify(a.shard.shared[key]) !== JSON.stringify(b.shard.shared[key])) refuse(differences[key]);
}
