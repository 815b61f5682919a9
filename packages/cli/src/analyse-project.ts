import type { Match, SourceModule } from '@curfew/analyzer';
import { suppliedFacts, type Unread } from '@curfew/project';
import { judgeWithPlan, withSharedClass, type PlannedFinding } from '@curfew/rewrite';
import { type FoundFinding, foundFinding } from './describe-finding.js';
import { analysisOf, type Candidates } from './open-candidates.js';
import { isWanted, type ProjectReport, reportOf, type Selection } from './project-report.js';
import type { Setting } from './resolve-options.js';
import { messageOf } from './usage-error.js';

/** A report, and the modules that it speaks of. */
export interface ProjectAnalysis extends ProjectReport {
  /** Those of the candidates whose analysis came to its end. */
  analysed: SourceModule[];
  /** All matches in them, whatever the selection. */
  matches: Match[];
}

const CUT = 'too entangled to be analysed to the end; findings may be missing';

/** What an analysis found, before the gate judges it. */
export interface Found {
  findings: FoundFinding[];
  /** Absolute paths; those that could not even be opened are not among them. */
  unread: Unread[];
  /** Whether the analysis of some file failed: another run may get further. */
  hasFailed: boolean;
  /** Modules whose analysis came to its end, and all matches in them, whatever the selection. */
  analysed: SourceModule[];
  matches: Match[];
}

/** Finds what the schedule deprecates in the candidates. A file whose analysis fails is unread, and the others go on. */
export function findIn(candidates: Candidates, setting: Setting, selection: Selection): Found {
  const { schedule, config, asOf, horizon } = setting;
  const analysis = analysisOf(candidates, setting, selection.all ?? false);
  const supplied = suppliedFacts(config);
  const found: Found = { findings: [], unread: [], hasFailed: false, analysed: [], matches: [] };
  const { unread } = found;
  const planned: PlannedFinding[] = [];
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
      found.analysed.push(module);
      found.matches.push(...siblings);
      if (analysis.isCut(module)) unread.push({ file: module.file, reason: CUT });
    } catch (error) {
      found.hasFailed = true;
      unread.push({ file: module.file, reason: `the analysis failed: ${messageOf(error)}` });
    }
  }
  found.findings = withSharedClass(planned).map(foundFinding);
  return found;
}

/** Analyses the candidates and reports what was found. */
export function analyseProject(candidates: Candidates, setting: Setting, selection: Selection): ProjectAnalysis {
  const { analysed, matches, ...found } = findIn(candidates, setting, selection);
  const unread = [...candidates.unread, ...found.unread];
  return { ...reportOf({ ...found, unread }, candidates, setting, selection.gate), analysed, matches };
}
