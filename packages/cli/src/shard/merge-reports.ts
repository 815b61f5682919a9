import path from 'node:path';
import type { ReportedFinding } from '../describe-finding.js';
import { applyMax, type Gate } from '../gate.js';
import type { ReportContext } from '../report-formats/report-context.js';
import { type Judged, type Verdict, verdictOf } from '../verdict.js';
import { type CarriedFinding, mapEdits, type ShardReport } from './shard-report.js';

/** A report as one run would have made it, with the context of its formats. */
export interface MergedReport {
  report: Judged;
  verdict: Verdict;
  context: Omit<ReportContext, 'colors'>;
}

/**
 * Puts the shards of one run together: findings, unread files and markers in the order of an undivided run, counts and exit code anew.
 *
 * @param reports all shards of one run, as `readReports` returns them
 * @param root absolute path that stands for the root of the repository; nothing is read there
 */
export function mergeReports(reports: readonly [ShardReport, ...ShardReport[]], root: string): MergedReport {
  const [{ asOf, shard: first }] = reports;
  const { schedule, horizon, folder, changedSince, sameArguments, settingArguments } = first.shared;
  const { max, ...limits } = first.shared.gate;
  const gate: Gate = { ...limits, max: new Map(max) };
  const cwd = path.resolve(root, folder);
  const sources = new Map(reports.flatMap(({ shard }) => Object.entries(shard.sources)));
  const restore = (finding: CarriedFinding): ReportedFinding => ({
    ...finding,
    path: path.resolve(cwd, finding.file),
    text: sources.get(finding.file)?.text ?? '',
    plans: mapEdits(finding.plans, (edit) => ({ ...edit, file: path.resolve(cwd, edit.file) })),
    // A shard cannot know how many findings the others have.
    failsGate: finding.failsBecause !== undefined,
  });
  const inOrder = <Item extends { file: string }>(items: Item[]): Item[] =>
    items
      .map((item) => ({ item, file: path.resolve(cwd, item.file) }))
      .sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)))
      .map(({ item }) => item);
  const baselines = reports.flatMap(({ shard }) => shard.baseline ?? []);
  const [baseline] = baselines;
  const report: Judged = {
    files: reports.reduce((sum, { summary }) => sum + summary.files, 0),
    // Each shard looks through the whole project.
    ...(reports[0].summary.skipped && { skipped: reports[0].summary.skipped }),
    findings: applyMax(inOrder(reports.flatMap(({ shard }) => shard.findings.map(restore))), gate.max),
    unread: reports.flatMap(({ unread }) => unread).sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file))),
    ...(reports[0].markers && { markers: inOrder(reports.flatMap(({ markers = [] }) => markers)) }),
    ...(baseline && {
      baseline: {
        file: baseline.file,
        known: inOrder(baselines.flatMap(({ known }) => known.map(restore))),
        stale: baselines
          .flatMap(({ stale }) => stale)
          .sort((a, b) => a.at - b.at)
          .map(({ entry }) => entry),
      },
    }),
    ...(changedSince !== undefined && { changedSince }),
  };
  const verdict = verdictOf(report, gate);
  return {
    report,
    verdict,
    context: {
      // The schedule is carried as configuration left it: there is none to apply again.
      setting: { cwd, schedule, config: {}, asOf, horizon },
      verdict,
      sameArguments,
      settingArguments,
      repository: root,
      hasBom: (file) => sources.get(file)?.bom ?? false,
    },
  };
}
