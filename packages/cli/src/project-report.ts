/** What commands report of a project, whether an analysis or the cache has found it. */
import type { Unread } from '@curfew/project';
import { describeFindings, type FoundFinding, type ReportedFinding } from './describe-finding.js';
import type { Gate } from './gate.js';
import { resolveGate } from './gate-options.js';
import type { LeftMarker } from './markers-text.js';
import { type Listing, unreadForReport } from './list-candidates.js';
import type { ReportProgress } from './progress.js';
import type { Setting } from './resolve-options.js';

/** Which findings a command wants. */
export interface Selection {
  /** Ids; all when absent. */
  only?: ReadonlySet<string> | undefined;
  /** Also findings of confidence `possible`. */
  all?: boolean | undefined;
  /** What fails. Default: what configuration says. */
  gate?: Gate | undefined;
  progress?: ReportProgress | undefined;
}

/** What an analysis of a project found. */
export interface ProjectReport {
  /** Files looked at. */
  files: number;
  /** How many files or folders were left out, by reason. */
  skipped?: Readonly<Record<string, number>>;
  findings: ReportedFinding[];
  unread: Unread[];
  /** Markers left, where they were asked for. */
  markers?: LeftMarker[];
}

/** The report of what was found, judged by the gate. `unread`: all of them, by absolute paths. */
export function reportOf(
  { findings, unread }: { findings: readonly FoundFinding[]; unread: readonly Unread[] },
  { files, skipped }: Pick<Listing, 'files' | 'skipped'>,
  setting: Setting,
  gate: Gate = resolveGate({}, setting),
): ProjectReport {
  const described = describeFindings(findings, setting, gate);
  return { files, skipped, findings: described, unread: unreadForReport(unread, setting.cwd) };
}

/** Whether flags and configuration let a match be reported. */
export function isWanted(match: { id: string; confidence: string }, setting: Setting, selection: Selection): boolean {
  if (selection.only && !selection.only.has(match.id)) return false;
  if (match.confidence === 'possible' && selection.all !== true) return false;
  return setting.config.overrides?.[match.id]?.severity !== 'off';
}
