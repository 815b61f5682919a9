import { relative } from 'node:path';
import { createAnalysis, judge } from '@curfew/analyzer';
import { analyzerSettings, applyConfigToSchedule, loadConfig, openProject } from '@curfew/project';
import type { Schedule } from '@curfew/schedule';
import type { Case, Expectation } from './read-cases.js';

/** A day after every sunset of the schedules. */
const AS_OF = '2026-11-27';

/** What the analysis finds in a case, one entry a finding, those of confidence `possible` too. */
export function findingsOf(item: Case, service: Schedule): Expectation[] {
  const config = loadConfig(item.root);
  const schedule = applyConfigToSchedule(service, config);
  const project = openProject({ root: item.root, schedule, ignore: item.others });
  const analysis = createAnalysis({ schedule, settings: analyzerSettings(config), host: project });
  return item.files.flatMap((file) => {
    const module = project.open(file);
    if ('reason' in module) throw new Error(`${file}: ${module.reason}`);
    return analysis.matchesIn(module).flatMap((match) => {
      if (!judge(match, { schedule, asOf: AS_OF, horizon: 90 })) return [];
      const line = module.text.slice(0, match.span[0]).split('\n').length;
      return [`${relative(item.root, file)}:${line} ${match.id} ${match.confidence}`];
    });
  });
}
