import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Baseline, type BaselineEntry, pathFrom, staleEntries } from '@curfew/project';
import type { ProjectReport } from './project-report.js';
import type { ReportedFinding } from './describe-finding.js';
import { relativePath } from './relative-path.js';

/** What a baseline did in a check. */
export interface BaselineReport {
  /** Relative to the working directory, with `/`. */
  file: string;
  /** Findings that pass because of it. */
  known: ReportedFinding[];
  /** Entries, or counts of them, that nothing stands for any more. */
  stale: BaselineEntry[];
}

/** Which part of the project a run looked at. */
export interface Scope {
  cwd: string;
  /** Paths and globs of the command line. */
  paths: readonly string[];
  only?: ReadonlySet<string> | undefined;
  /** Which files (absolute paths) the run reports on; all when absent. */
  has?: ((file: string) => boolean) | undefined;
}

/** Takes the known findings out of a report and says which entries are stale. */
export function splitKnown(
  report: ProjectReport,
  baseline: Baseline,
  scope: Scope,
): { findings: ReportedFinding[]; baseline: BaselineReport } {
  const known = report.findings.filter(({ status }) => status === 'known');
  return {
    findings: report.findings.filter(({ status }) => status !== 'known'),
    baseline: {
      file: relativePath(scope.cwd, baseline.file),
      known,
      stale: staleEntries(
        report.findings.map(({ site }) => site),
        baseline,
        judgedEntries(report, baseline, scope),
      ),
    },
  };
}

/**
 * Whether a run can tell that an entry is stale: it asked for the id and looked at the file, or at the folder where the file was. A
 * glob says nothing about files that are gone; an unread file nothing at all.
 */
export function judgedEntries(
  { unread }: Pick<ProjectReport, 'unread'>,
  baseline: Baseline,
  { cwd, paths, only, has }: Scope,
): (entry: BaselineEntry) => boolean {
  const folder = path.dirname(baseline.file);
  const roots = paths.map((each) => path.resolve(cwd, each)).filter((each) => existsSync(each));
  const unreadFiles = new Set(unread.map(({ file }) => path.resolve(cwd, file)));
  return ({ file, id }) => {
    const absolute = path.resolve(folder, file);
    if (only?.has(id) === false || has?.(absolute) === false || unreadFiles.has(absolute)) return false;
    return roots.some((root) => root === absolute || !/^\.\.(?:\/|$)/.test(pathFrom(root, absolute)));
  };
}
