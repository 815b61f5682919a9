import { createAnalysis, type AnalysisLimits, type Match, type SourceModule } from '@curfew/analyzer';
import { relative } from 'node:path';
import { lineOf, type OpenedCase } from './opened-case.js';

const LIMITS: AnalysisLimits = {
  stepsPerQuestion: 40_000,
  stepsPerModule: 150_000,
  stepsPerCall: 40,
  stepsBeforeFlow: 1000,
  nesting: 200,
};

/** Nothing is analysed but what the flow of the service reaches. */
export const FLOW_ALONE: AnalysisLimits = { ...LIMITS, stepsBeforeFlow: 0 };

/** Limits under which most cases are cut off. */
export const TIGHT: readonly AnalysisLimits[] = [
  { ...LIMITS, stepsPerQuestion: 1 },
  { ...LIMITS, stepsPerQuestion: 12 },
  { ...LIMITS, nesting: 3 },
];

/**
 * What an analysis with limits loses of what there is without them, where none of the modules says that it was cut off: `file:line id`.
 *
 * @param found what is found without limits, by module
 */
export function silentLosses(
  root: string,
  { options, modules }: OpenedCase,
  found: ReadonlyMap<SourceModule, readonly Match[]>,
  limits: AnalysisLimits,
): string[] {
  const tight = createAnalysis({ ...options, possible: false, limits });
  const lost = modules.flatMap((module) => {
    const kept = new Set(tight.matchesIn(module).map(keyOf));
    return (found.get(module) ?? []).filter((match) => !kept.has(keyOf(match)));
  });
  if (modules.some((module) => tight.isCut(module))) return [];
  return lost.map((match) => `${relative(root, match.module.file)}:${lineOf(match)} ${match.id}`);
}

const keyOf = ({ id, span, confidence }: Match): string =>
  `${id} ${span.join('-')} ${confidence === 'possible' ? confidence : ''}`;
