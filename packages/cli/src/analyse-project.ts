import type { Match, SourceModule } from '@curfew/analyzer';
import { suppliedFacts, type Unread } from '@curfew/project';
import { judgeWithPlan } from '@curfew/rewrite';
import { describeFindings, type PlannedFinding, type ReportedFinding } from './describe-finding.js';
import type { LeftMarker } from './left-markers.js';
import type { Gate } from './gate.js';
import { resolveGate } from './gate-options.js';
import { analysisOf, type Candidates, unreadForReport } from './open-candidates.js';
import type { ReportProgress } from './progress.js';
import type { Setting } from './resolve-options.js';
import { messageOf } from './usage-error.js';

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

/** A report, and the modules that it speaks of. */
export interface ProjectAnalysis extends ProjectReport {
  /** Those of the candidates whose analysis came to its end. */
  analysed: SourceModule[];
  /** All matches in them, whatever the selection. */
  matches: Match[];
}

const CUT = 'too entangled to be analysed to the end; findings may be missing';

/**
 * Finds what the schedule deprecates in the candidates. A file whose analysis fails is unread, and the others go on.
 *
 * @param inTexts findings in files that are no source code
 */
export function analyseProject(
  candidates: Candidates,
  setting: Setting,
  selection: Selection,
  inTexts: readonly PlannedFinding[] = [],
): ProjectAnalysis {
  const { schedule, config, asOf, horizon } = setting;
  const analysis = analysisOf(candidates, setting, selection.all ?? false);
  const supplied = suppliedFacts(config);
  const planned = inTexts.filter(({ finding }) => isWanted(finding.match, setting, selection));
  const unread = [...candidates.unread];
  const analysed: SourceModule[] = [];
  const matches: Match[] = [];
  for (const [done, module] of candidates.modules.entries()) {
    selection.progress?.('Analysing', { done, total: candidates.modules.length, findings: planned.length });
    try {
      const siblings = analysis.matchesIn(module);
      const context = { schedule, facts: analysis.facts, horizon, supplied, siblings };
      for (const match of siblings) {
        if (!isWanted(match, setting, selection)) continue;
        const judged = judgeWithPlan(match, context, asOf);
        if (judged) planned.push(judged);
      }
      analysed.push(module);
      matches.push(...siblings);
      if (analysis.isCut(module)) unread.push({ file: module.file, reason: CUT });
    } catch (error) {
      unread.push({ file: module.file, reason: `the analysis failed: ${messageOf(error)}` });
    }
  }
  const findings = describeFindings(planned, setting, selection.gate ?? resolveGate({}, setting));
  const { files, skipped } = candidates;
  return { files, skipped, findings, unread: unreadForReport(unread, setting.cwd), analysed, matches };
}

/** Whether flags and configuration let a match be reported. */
export function isWanted(match: { id: string; confidence: string }, setting: Setting, selection: Selection): boolean {
  if (selection.only && !selection.only.has(match.id)) return false;
  if (match.confidence === 'possible' && selection.all !== true) return false;
  return setting.config.overrides?.[match.id]?.severity !== 'off';
}
