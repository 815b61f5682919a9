/** However little an analysis may cost: where it lost something, a module says so. */
import { relative } from 'node:path';
import {
  createAnalysis,
  type AnalysisLimits,
  type AnalysisOptions,
  type Match,
  type SourceModule,
} from '@curfew/analyzer';
import { analyzerSettings, applyConfigToSchedule, loadConfig, openProject } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import { beforeAll, describe, expect, test } from 'vitest';
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

interface Opened {
  options: Omit<AnalysisOptions, 'limits'>;
  /** Each module with what is found in it without limits. */
  modules: ReadonlyMap<SourceModule, readonly Match[]>;
}

function opened(item: Case): Opened {
  const config = loadConfig(item.root);
  const schedule = applyConfigToSchedule(bundledSchedule(), config);
  const project = openProject({ root: item.root, schedule, ignore: item.others });
  const options = { schedule, settings: analyzerSettings(config), host: project, possible: false };
  const whole = createAnalysis(options);
  const modules = item.files.map((file) => {
    const module = project.open(file);
    if ('reason' in module) throw new Error(`${file}: ${module.reason}`);
    return module;
  });
  return { options, modules: new Map(modules.map((module) => [module, whole.matchesIn(module)])) };
}

/** What a project misses that it has without limits, where none of its modules says that it was cut off. */
function silentLosses({ root }: Case, { options, modules }: Opened, limits: AnalysisLimits): string[] {
  const tight = createAnalysis({ ...options, limits });
  const lost = [...modules].flatMap(([module, matches]) => {
    const found = new Set(tight.matchesIn(module).map(keyOf));
    return matches.filter((match) => match.confidence !== 'possible' && !found.has(keyOf(match)));
  });
  if ([...modules.keys()].some((module) => tight.isCut(module))) return [];
  return lost.map(
    ({ id, module, span }) =>
      `${relative(root, module.file)}:${module.text.slice(0, span[0]).split('\n').length} ${id}`,
  );
}

const keyOf = ({ id, span, confidence }: Match): string =>
  `${id} ${span.join('-')} ${confidence === 'possible' ? confidence : ''}`;

describe.each(readCases().filter(({ silent }) => !silent))('$name', (item) => {
  let project: Opened;
  beforeAll(() => {
    project = opened(item);
  });

  test.each(TIGHT)(
    'loses nothing without a word ($stepsPerQuestion steps, $stepsBeforeFlow of them free, $nesting deep)',
    (limits) => {
      expect(silentLosses(item, project, limits)).toEqual([]);
    },
  );
});
