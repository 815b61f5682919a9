import { createAnalysis, type Match, type SourceModule } from '@curfew/analyzer';
import { analyzerSettings, parseModule, suppliedFacts } from '@curfew/project';
import { migrate, type CompilerProblem, type MigrateResult } from '@curfew/rewrite';
import { analyseProject } from './analyse-project.js';
import type { Gate } from './gate.js';
import { describeFindings, foundFinding, type ReportedFinding } from './describe-finding.js';
import { markProject } from './mark-project.js';
import { analysisOf, type Candidates } from './open-candidates.js';
import { isWanted, type ProjectReport } from './project-report.js';
import { lineStartsOf, positionAt } from './position.js';
import type { ReportProgress } from './progress.js';
import { relativePath } from './relative-path.js';
import type { Setting } from './resolve-options.js';
import type { ChangedText } from './unified-diff.js';

/** Which rewrites to apply. */
export interface Wanted {
  only?: ReadonlySet<string> | undefined;
  apply: 'automatic' | 'review';
  /** What fails. */
  gate: Gate;
  /** Mark what is left to do by hand. Markers of what is fixed are removed in any case. */
  markers?: boolean | undefined;
  /** What earlier steps have proven; this one adds to it. */
  proven?: Set<string>;
  progress?: ReportProgress | undefined;
  /** Which findings to rewrite; absent: all. `start` is the offset at which one begins in the text before the run. */
  accepts?: ((match: Match, start: number) => boolean) | undefined;
}

/** A file whose text changes. */
export interface Rewritten extends ChangedText {
  /** Absolute path. */
  path: string;
  /** Ids of the deprecations moved away from. */
  ids: string[];
  titles: string[];
}

/** A migration in memory: nothing is written yet. */
export interface Migration {
  rewritten: Rewritten[];
  /** What would be left. */
  left: ProjectReport;
  /** Findings now, before anything is written. */
  now: ReportedFinding[];
  /** All matches now, whatever was asked for. */
  matches: Match[];
  /** What no longer compiles, and is for a person to finish. */
  problems: NewProblem[];
}

/** A place of the new texts that a compiler does not take, and what it says. */
export interface NewProblem {
  /** Relative to the working directory, with `/`. */
  file: string;
  /** Counts from 1. */
  line: number;
  text: string;
}

/** Plans and applies rewrites to the candidates in memory. */
export function migrateProject(candidates: Candidates, setting: Setting, wanted: Wanted): Migration {
  const { schedule, config, asOf, horizon } = setting;
  const { project, types } = candidates;
  const settings = analyzerSettings(config);
  const now = analyseProject(candidates, setting, { only: wanted.only, gate: wanted.gate, progress: wanted.progress });
  const ids = idsWanted(setting, wanted.only);
  // Where nothing was proven before, the first pass asks what was asked for `now`.
  const analyses = (wanted.proven?.size ?? 0) === 0 ? [analysisOf(candidates, setting, false)] : [];
  const asked = new Set(candidates.paths);
  const result = migrate({
    schedule,
    modules: now.analysed,
    more: (file) => {
      const module = asked.has(file) ? project.open(file) : undefined;
      return module && 'reason' in module ? undefined : module;
    },
    analyse: () => analyses.pop() ?? createAnalysis({ schedule, settings, host: project, ...(types && { types }) }),
    reparse: parseText,
    adopt: (module) => {
      project.adopt(module);
      types?.adopt(module);
    },
    only: ids,
    asOf,
    horizon,
    apply: wanted.apply,
    ...(types && { problems: (files: readonly string[]) => types.problems(files) }),
    onFile: (done, total) => wanted.progress?.('Planning rewrites', { done, total }),
    supplied: suppliedFacts(config),
    ...(wanted.proven && { proven: wanted.proven }),
    ...(wanted.accepts && { accepts: wanted.accepts }),
  });
  const problems = result.problems.map((problem) => newProblem(problem, candidates, setting));
  markProject(result, candidates, { ids, add: wanted.markers === true, reparse: parseText });
  const failed = result.failed.map(({ file, reason }) => ({ file: relativePath(setting.cwd, file), reason }));
  return {
    rewritten: result.changed.map((change) => asOnDisk(change, candidates, setting)),
    left: {
      files: candidates.files,
      findings: findingsLeft(result, setting, wanted),
      unread: [...now.unread, ...failed].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    },
    now: now.findings,
    matches: now.matches,
    problems,
  };
}

function newProblem({ file, start, text }: CompilerProblem, { project }: Candidates, { cwd }: Setting): NewProblem {
  const module = project.open(file);
  const starts = lineStartsOf('reason' in module ? '' : module.text);
  return { file: relativePath(cwd, file), line: positionAt(starts, start).line, text };
}

/** Parses a text; a string says why it cannot be. */
function parseText(file: string, text: string): SourceModule | string {
  const parsed = parseModule(file, text);
  return 'reason' in parsed ? parsed.reason : parsed;
}

/** Ids to move away from: those asked for, without the ones that configuration turns off. */
function idsWanted({ schedule, config }: Setting, only: ReadonlySet<string> | undefined): ReadonlySet<string> {
  const ids = schedule.deprecations.map((deprecation) => deprecation.id);
  return new Set(ids.filter((id) => (only?.has(id) ?? true) && config.overrides?.[id]?.severity !== 'off'));
}

function findingsLeft(result: MigrateResult, setting: Setting, wanted: Wanted): ReportedFinding[] {
  const planned = result.remaining
    .filter(({ finding }) => isWanted(finding.match, setting, wanted))
    .map(({ finding, plans }) => foundFinding({ finding, plans, class: plans[0]?.class ?? 'manual' }));
  return describeFindings(planned, setting, wanted.gate);
}

/** The texts with the BOM that the file on disk has; the layers below work without it. */
function asOnDisk(
  { file, before, after, ids, titles }: MigrateResult['changed'][number],
  { project }: Candidates,
  { cwd }: Setting,
): Rewritten {
  const source = project.read(file);
  const bom = 'bom' in source && source.bom ? '\u{feff}' : '';
  return { path: file, file: relativePath(cwd, file), before: bom + before, after: bom + after, ids, titles };
}
