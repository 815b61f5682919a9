import { createAnalysis, judge, type AnalysisOptions, type Match, type SourceModule } from '@curfew/analyzer';
import { analyzerSettings, applyConfigToSchedule, loadConfig, openProject } from '@curfew/project';
import { DEFAULT_HORIZON, type Schedule } from '@curfew/schedule';
import { relative } from 'node:path';
import type { Case, Expectation } from './read-cases.js';

/** A day after every sunset of the schedules. */
export const AS_OF = '2026-11-27';

/** A case as a project: what analyses of it are made with, and its modules in the order of its files. */
export interface OpenedCase {
  options: Omit<AnalysisOptions, 'limits' | 'possible'>;
  modules: readonly SourceModule[];
}

/** Opens the files of a case as one project, with its own configuration. */
export function openCase(item: Case, service: Schedule): OpenedCase {
  const config = loadConfig(item.root);
  const schedule = applyConfigToSchedule(service, config);
  const host = openProject({ root: item.root, schedule, ignore: item.others });
  const modules = item.files.map((file) => {
    const module = host.open(file);
    if ('reason' in module) throw new Error(`${file}: ${module.reason}`);
    return module;
  });
  return { options: { schedule, settings: analyzerSettings(config), host }, modules };
}

/** What the default analysis finds of confidence `certain` or `likely`, by module. */
export function matchesByModule({ options, modules }: OpenedCase): Map<SourceModule, readonly Match[]> {
  const analysis = createAnalysis({ ...options, possible: false });
  return new Map(
    modules.map((module) => [module, analysis.matchesIn(module).filter(({ confidence }) => confidence !== 'possible')]),
  );
}

/** What the analysis finds in a case, one entry a finding, those of confidence `possible` too. */
export function findingsOf({ root }: Case, { options, modules }: OpenedCase): Expectation[] {
  const analysis = createAnalysis(options);
  return modules.flatMap((module) =>
    analysis.matchesIn(module).flatMap((match) => {
      if (!judge(match, { schedule: options.schedule, asOf: AS_OF, horizon: DEFAULT_HORIZON })) return [];
      return [`${relative(root, module.file)}:${lineOf(match)} ${match.id} ${match.confidence}`];
    }),
  );
}

/** The line of a match, from 1. */
export const lineOf = ({ module, span }: Match): number => module.text.slice(0, span[0]).split('\n').length;
