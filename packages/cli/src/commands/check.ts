import { isWanted, reportOf } from '../project-report.js';
import { splitKnown } from '../baseline-report.js';
import { changesSince } from '../changed-files.js';
import { foundFinding } from '../describe-finding.js';
import { findInProject } from '../find-in-project.js';
import { applyMax } from '../gate.js';
import { type GateFlags, resolveGate } from '../gate-options.js';
import { markersText } from '../markers-text.js';
import { narrowToChanges } from '../narrow-to-changes.js';
import { withProgress } from '../progress.js';
import { resolveOutputs } from '../report-formats/outputs.js';
import { writeReports } from '../report-formats/write-reports.js';
import { repositoryRoot } from '../repository-path.js';
import { resolveOnly, resolvePaths, resolveSetting, type SettingFlags } from '../resolve-options.js';
import { parseShard, shardFilter } from '../shard/shard.js';
import { sharedFacts } from '../shard/shard-report.js';
import { sameArguments, settingArguments } from '../same-arguments.js';
import { errColors, type Terminal } from '../terminal.js';
import { type Judged, verdictOf } from '../verdict.js';
import { visibleLine } from '../visible-text.js';

/** Flags of `curfew check`. */
export interface CheckFlags extends SettingFlags, GateFlags {
  only?: string[];
  all?: boolean;
  failOnMarkers?: boolean;
  /** A reference; true: the base branch. */
  changed?: string | true;
  changedLines?: boolean;
  format?: string[];
  output?: string[];
  types?: boolean;
  cache?: boolean;
  shard?: string;
}

/** The gate: reports findings and returns the exit code. Throws `UsageError` for wrong use. */
export async function check(paths: readonly string[], flags: CheckFlags, terminal: Terminal): Promise<number> {
  const resolved = resolveSetting(flags, terminal);
  const gate = resolveGate(flags, resolved);
  // Advice must outlive the time for which the gate stands.
  const setting = { ...resolved, horizon: Math.max(resolved.horizon, gate.within ?? 0) };
  const only = resolveOnly(flags.only, setting.schedule);
  const where = resolvePaths(paths, setting.cwd);
  const shard = flags.shard === undefined ? undefined : parseShard(flags.shard);
  const has = shard && shardFilter(shard, setting.cwd);
  const outputs = resolveOutputs(flags.format, flags.output, setting.cwd);
  const changes = changesOf(flags, setting.cwd, terminal);
  const all = flags.all === true || gate.failOn === 'possible';
  const { whole, lookedAt } = await withProgress(terminal, async (progress) => {
    const { types, cache } = flags;
    const found = await findInProject(setting, where, { only, all, types, cache, has, progress });
    const texts = all ? (await import('../scan-text.js')).scanText(where, setting, found.listing.project) : [];
    const inTexts = texts
      .filter(({ finding: { match } }) => (has?.(match.module.file) ?? true) && isWanted(match, setting, { only, all }))
      .map(foundFinding);
    const findings = [...inTexts, ...found.findings];
    const report = reportOf({ ...found, findings }, found.listing, setting, gate);
    const markers =
      flags.failOnMarkers === true && (await import('../left-markers.js')).leftMarkers(found.listing, setting, only);
    return { whole: { ...report, ...(markers && { markers }) }, lookedAt: found.lookedAt };
  });
  const split = gate.baseline && splitKnown(whole, gate.baseline, { cwd: setting.cwd, paths: where, only, has });
  const unknown = { ...whole, ...split };
  const narrowed = changes ? narrowToChanges(unknown, changes, setting.cwd, flags.changedLines === true) : unknown;
  const report: Judged = {
    ...narrowed,
    findings: applyMax(narrowed.findings, gate.max),
    ...(changes && { changedSince: changes.reference }),
  };
  const verdict = verdictOf(report, gate);
  const words = { sameArguments: sameArguments(paths, flags), settingArguments: settingArguments(flags) };
  const asked = [
    all && '--all',
    flags.failOnMarkers === true && '--fail-on-markers',
    flags.changedLines === true && '--changed-lines',
  ];
  const repository = repositoryRoot(setting.cwd);
  const facts = {
    setting,
    verdict,
    repository,
    ...words,
    ...(shard && {
      shard: {
        shard,
        gate,
        shared: sharedFacts(setting, gate, repository, lookedAt, {
          ...words,
          asked: asked.filter((each) => each !== false),
          changedSince: changes?.reference,
        }),
      },
    }),
  };
  await writeReports(outputs, report, facts, terminal);
  // The pretty report has them; of the formats for machines, only JSON has a place for them.
  if (report.markers && !outputs.some(({ format, file }) => format === 'pretty' && file === undefined))
    terminal.err(markersText(report.markers, setting, errColors(terminal)));
  return verdict.exitCode;
}

function changesOf(
  { changed, changedLines }: CheckFlags,
  cwd: string,
  terminal: Terminal,
): ReturnType<typeof changesSince> | undefined {
  if (changed === undefined && changedLines !== true) return undefined;
  const changes = changesSince(typeof changed === 'string' ? changed : undefined, cwd, terminal.env);
  for (const submodule of changes.submodules)
    terminal.err(`The submodule ${visibleLine(submodule)} changed: all of its files count as changed.\n`);
  return changes;
}
