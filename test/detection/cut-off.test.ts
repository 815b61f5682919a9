/** However little an analysis may cost: where it lost something, a module says so. */
import { relative } from 'node:path';
import { createAnalysis, type AnalysisLimits, type Match } from '@curfew/analyzer';
import { analyzerSettings, applyConfigToSchedule, loadConfig, openProject } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, test } from 'vitest';
import { readCases, type Case } from './read-cases.js';

const LIMITS: AnalysisLimits = {
  stepsPerQuestion: 40_000,
  stepsPerModule: 150_000,
  stepsPerCall: 40,
  stepsBeforeFlow: 1000,
  nesting: 200,
};
const TIGHT: readonly AnalysisLimits[] = [
  { ...LIMITS, stepsPerQuestion: 1 },
  { ...LIMITS, stepsPerQuestion: 12 },
  { ...LIMITS, nesting: 3 },
  { ...LIMITS, stepsBeforeFlow: 0 },
];

/** What a project misses that it has without limits, where none of its modules says that it was cut off. */
function silentLosses(item: Case, limits: AnalysisLimits): string[] {
  const config = loadConfig(item.root);
  const schedule = applyConfigToSchedule(bundledSchedule(), config);
  const project = openProject({ root: item.root, schedule, ignore: item.others });
  const options = { schedule, settings: analyzerSettings(config), host: project, possible: false };
  const whole = createAnalysis(options);
  const tight = createAnalysis({ ...options, limits });
  const modules = item.files.map((file) => {
    const module = project.open(file);
    if ('reason' in module) throw new Error(`${file}: ${module.reason}`);
    return module;
  });
  const lost = modules.flatMap((module) => {
    const found = new Set(tight.matchesIn(module).map(keyOf));
    return whole.matchesIn(module).filter((match) => match.confidence !== 'possible' && !found.has(keyOf(match)));
  });
  if (modules.some((module) => tight.isCut(module))) return [];
  return lost.map(
    ({ id, module, span }) =>
      `${relative(item.root, module.file)}:${module.text.slice(0, span[0]).split('\n').length} ${id}`,
  );
}

const keyOf = ({ id, span, confidence }: Match): string =>
  `${id} ${span.join('-')} ${confidence === 'possible' ? confidence : ''}`;

describe.each(readCases().filter(({ silent }) => !silent))('$name', (item) => {
  test.each(TIGHT)(
    'loses nothing without a word ($stepsPerQuestion steps, $stepsBeforeFlow of them free, $nesting deep)',
    (limits) => {
      expect(silentLosses(item, limits)).toEqual([]);
    },
  );
});
