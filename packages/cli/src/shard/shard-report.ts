/** What the JSON report of a shard carries beside its findings, so that `curfew merge` can make every format without the project. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Edit, Plan } from '@curfew/rewrite';
import type { Schedule } from '@curfew/schedule';
import type { BaselineReport } from '../baseline-report.js';
import type { ReportedFinding } from '../describe-finding.js';
import type { Gate } from '../gate.js';
import { git } from '../git-command.js';
import { relativePath } from '../relative-path.js';
import type { JsonReport } from '../report-json.js';
import { repositoryPath } from '../repository-path.js';
import type { Setting } from '../resolve-options.js';
import type { Judged } from '../verdict.js';
import type { Shard } from './shard.js';

/** What must be equal in all shards of one run. */
export interface SharedFacts {
  /** As configuration and installed clients made it. */
  schedule: Schedule;
  horizon: number;
  gate: { within?: number; failOn: Gate['failOn']; max: [id: string, most: number][]; grace: number };
  /** Path of the working directory from the root of its repository; empty at the root. */
  folder: string;
  /** The commit that was checked out, where there is one. */
  commit?: string;
  /** Digests of the names of all files looked at, and of the effective configuration. */
  files: string;
  configuration: string;
  changedSince?: string;
  /** For the next command; see `ReportContext`. */
  sameArguments: readonly string[];
  settingArguments: readonly string[];
  /** Other flags that change what is found. */
  asked: readonly string[];
}

/** A finding without what `sources` holds; files of edits are relative to the working directory. */
export type CarriedFinding = Omit<ReportedFinding, 'text' | 'path'>;

/** `shard` of a JSON report. Only `index` and `of` are for others; the rest may change with every version of the tool. */
interface JsonShard extends Shard {
  shared: SharedFacts;
  findings: CarriedFinding[];
  baseline?: { file: string; known: CarriedFinding[]; stale: { at: number; entry: BaselineReport['stale'][number] }[] };
  /** Text of each file with findings. */
  sources: Record<string, { text: string; bom: boolean }>;
}

/** The JSON report of a shard. */
export interface ShardReport extends JsonReport {
  shard: JsonShard;
}

/** What `check` knows of the run. */
export interface ShardContext {
  shard: Shard;
  gate: Gate;
  shared: SharedFacts;
}

/** The facts that all shards of a run must agree on. `paths`: all files looked at, whatever their shard. */
export function sharedFacts(
  setting: Setting,
  gate: Gate,
  repository: string,
  paths: readonly string[],
  more: Pick<SharedFacts, 'sameArguments' | 'settingArguments' | 'asked'> & { changedSince?: string | undefined },
): SharedFacts {
  const { cwd, schedule, horizon, config } = setting;
  const { within, failOn, max, grace } = gate;
  const { changedSince, ...others } = more;
  const head = git(cwd, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  const relative = (_: string, value: unknown): unknown =>
    typeof value === 'string' && path.isAbsolute(value) ? relativePath(cwd, value) : value;
  return {
    schedule,
    horizon,
    gate: { ...(within !== undefined && { within }), failOn, max: [...max], grace },
    folder: repositoryPath(repository, cwd, '.'),
    ...(head.ok && { commit: head.stdout.trim() }),
    files: digest(paths.map((file) => relativePath(cwd, file)).join('\0')),
    configuration: digest(JSON.stringify([config, gate.baseline?.entries], relative)),
    ...(changedSince !== undefined && { changedSince }),
    ...others,
  };
}

/** Adds to a JSON report what `curfew merge` needs. */
export function withShard(
  json: JsonReport,
  report: Judged,
  { shard, gate, shared }: ShardContext,
  cwd: string,
  hasBom: (file: string) => boolean,
): ShardReport {
  const { findings, baseline } = report;
  const all = [...findings, ...(baseline?.known ?? [])];
  const carry = (finding: ReportedFinding): CarriedFinding => carried(finding, cwd);
  const placeOf = new Map(gate.baseline?.entries.map(({ fingerprint }, at) => [fingerprint, at]));
  return {
    ...json,
    shard: {
      ...shard,
      shared,
      findings: findings.map(carry),
      ...(baseline && {
        baseline: {
          file: baseline.file,
          known: baseline.known.map(carry),
          stale: baseline.stale.map((entry) => ({ at: placeOf.get(entry.fingerprint) ?? 0, entry })),
        },
      }),
      sources: Object.fromEntries(all.map(({ file, text }) => [file, { text, bom: hasBom(file) }])),
    },
  };
}

function carried(finding: ReportedFinding, cwd: string): CarriedFinding {
  const plans = mapEdits(finding.plans, (edit) => ({ ...edit, file: relativePath(cwd, edit.file) }));
  const without: Partial<ReportedFinding> & CarriedFinding = { ...finding, plans };
  delete without.text;
  delete without.path;
  return without;
}

/** The plans with each edit changed. */
export function mapEdits(plans: readonly Plan[], change: (edit: Edit) => Edit): Plan[] {
  return plans.map((plan) => ({ ...plan, edits: plan.edits.map(change) }));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
