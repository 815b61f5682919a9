import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Baseline, type BaselineEntry, baselineText, pathFrom, readBaseline, staleEntries } from '@curfew/project';
import { type Day, parseDay } from '@curfew/schedule';
import { reportOf } from '../project-report.js';
import { judgedEntries } from '../baseline-report.js';
import { counted } from '../count-text.js';
import type { ReportedFinding } from '../describe-finding.js';
import { findInProject } from '../find-in-project.js';
import type { Gate } from '../gate.js';
import { baselinePath, type GateFlags, resolveGate } from '../gate-options.js';
import { withProgress } from '../progress.js';
import { relativePath } from '../relative-path.js';
import { resolvePaths, resolveSetting, type SettingFlags } from '../resolve-options.js';
import type { Terminal } from '../terminal.js';
import { asUsage, messageOf, UsageError } from '../usage-error.js';
import { writeText } from '../write-text.js';
import { visibleLine } from '../visible-text.js';

/** Flags of `curfew baseline`. */
export interface BaselineFlags extends SettingFlags, Pick<GateFlags, 'failOn' | 'grace'> {
  baseline?: string;
  prune?: boolean;
  allowGrow?: boolean;
  owner?: string;
  reason?: string;
  expires?: string;
  types?: boolean;
  cache?: boolean;
}

/**
 * Writes the baseline: the findings of today, as far as their time is not over. A file that is there keeps what people wrote in it, and
 * shrinks freely; it grows only with `--allow-grow`, else the exit code is 1 and nothing is written. With `--prune` it only shrinks.
 * Throws `UsageError` for wrong use.
 */
export async function baseline(paths: readonly string[], flags: BaselineFlags, terminal: Terminal): Promise<number> {
  if (flags.prune === true && flags.allowGrow === true)
    throw new UsageError('--prune only shrinks the baseline and --allow-grow lets it grow: choose one.');
  const setting = resolveSetting(flags, terminal);
  const file = baselinePath(flags.baseline, setting);
  const isThere = existsSync(file);
  if (!isThere && flags.prune === true) throw new UsageError(`--prune: there is no ${file}.`);
  const old: Baseline = isThere ? asUsage(() => readBaseline(file)) : { file, entries: [] };
  const gate: Gate = { ...resolveGate({ ...flags, baseline: false }, setting), baseline: old };
  const added = peoplesWords(flags, setting.asOf);
  const where = resolvePaths(paths, setting.cwd);
  const report = await withProgress(terminal, async (progress) => {
    const { types, cache } = flags;
    const found = await findInProject(setting, where, { all: gate.failOn === 'possible', types, cache, progress });
    return reportOf(found, found.listing, setting, gate);
  });
  const isJudged = judgedEntries(report, old, { cwd: setting.cwd, paths: where });
  const kept = without(
    old.entries,
    staleEntries(
      report.findings.map(({ site }) => site),
      old,
      isJudged,
    ),
  );
  const fresh = report.findings.filter(({ status, failsBecause }) => status === 'new' && failsBecause === 'new');
  const over = report.findings.filter(({ failsBecause }) => failsBecause === 'gone' || failsBecause === 'expired');
  const name = visibleLine(relativePath(setting.cwd, file));
  const grows = fresh.length > 0 && flags.prune !== true;
  if (grows && isThere && flags.allowGrow !== true) {
    const lines = fresh.map((finding) => `  ${placeOf(finding)}  ${finding.name}`);
    terminal.err(
      `${counted(fresh.length, 'finding is', 'findings are')} not in ${name}:\n${lines.join('\n')}\nNothing was written. Rewrite them (npx curfew migrate), or take them in with --allow-grow; --prune only takes out.\n`,
    );
    return 1;
  }
  const entries = grows ? grown(kept, fresh, path.dirname(file), setting.cwd, added) : kept;
  write(file, entries);
  const count = (all: readonly BaselineEntry[]): number => all.reduce((sum, entry) => sum + entry.count, 0);
  const [before, after] = [count(old.entries), count(entries)];
  terminal.out(`${name}: ${counted(after, 'known finding')} (${before} before).\n`);
  if (over.length > 0)
    terminal.err(
      `${counted(over.length, 'finding is', 'findings are')} gone or expired: no baseline lets them pass. npx curfew check shows them.\n`,
    );
  if (report.unread.length > 0)
    terminal.err(`${counted(report.unread.length, 'file')} could not be analysed; their entries stay as they are.\n`);
  return 0;
}

/** What `--owner`, `--reason` and `--expires` say about new entries. */
function peoplesWords(
  { owner, reason, expires }: BaselineFlags,
  asOf: Day,
): Pick<BaselineEntry, 'owner' | 'reason' | 'expires'> {
  if (expires !== undefined) {
    try {
      parseDay(expires);
    } catch (error) {
      throw new UsageError(`--expires: ${messageOf(error)}. Write a calendar day as YYYY-MM-DD.`, { cause: error });
    }
    if (expires < asOf)
      throw new UsageError(`--expires: ${expires} is over, as of ${asOf}: the entries would let nothing pass.`);
  }
  return {
    ...(expires !== undefined && { expires }),
    ...(owner !== undefined && { owner }),
    ...(reason !== undefined && { reason }),
  };
}

function without(entries: readonly BaselineEntry[], stale: readonly BaselineEntry[]): BaselineEntry[] {
  const less = new Map(stale.map(({ fingerprint, count }) => [fingerprint, count]));
  return entries.flatMap((entry) => {
    const count = entry.count - (less.get(entry.fingerprint) ?? 0);
    return count > 0 ? [{ ...entry, count }] : [];
  });
}

function grown(
  kept: readonly BaselineEntry[],
  fresh: readonly ReportedFinding[],
  folder: string,
  cwd: string,
  added: Partial<BaselineEntry>,
): BaselineEntry[] {
  const entries = new Map(kept.map((entry) => [entry.fingerprint, entry]));
  for (const { site, id, name, file } of fresh) {
    const entry = entries.get(site) ?? {
      file: pathFrom(folder, path.resolve(cwd, file)),
      id,
      name,
      fingerprint: site,
      count: 0,
      ...added,
    };
    entries.set(site, { ...entry, count: entry.count + 1 });
  }
  return [...entries.values()];
}

function write(file: string, entries: readonly BaselineEntry[]): void {
  try {
    writeText(file, baselineText(entries));
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${messageOf(error)}`, { cause: error });
  }
}

function placeOf({ file, start }: ReportedFinding): string {
  return `${visibleLine(file)}:${start.line}:${start.column}`;
}
