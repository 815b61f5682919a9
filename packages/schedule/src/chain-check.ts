import { jsonPath } from './json-path.js';
import { endingsOf, type OwnedTarget } from './replacement-chain.js';
import type { ScheduleProblem } from './schedule-error.js';
import type { Schedule, Target } from './schedule-types.js';

/** A problem for each target whose replacements lead back to it: whoever followed them would never arrive. */
export function* circleProblems(schedule: Schedule): Generator<ScheduleProblem> {
  for (const [index, deprecation] of schedule.deprecations.entries()) {
    if (deprecation.withdrawn === true) continue;
    for (const [position, target] of deprecation.targets.entries()) {
      const circle = pathBack(schedule, { deprecation, target });
      if (circle === undefined) continue;
      const reason = `its replacements run in a circle: ${[deprecation.id, ...circle].join(' -> ')}`;
      yield { path: jsonPath('deprecations', index, 'targets', position), reason };
    }
  }
}

/** Ids of the deprecations on the way from a target back to itself. */
function pathBack(schedule: Schedule, start: OwnedTarget): string[] | undefined {
  const visited = new Set<Target>();
  const open: { at: OwnedTarget; ids: string[] }[] = [{ at: start, ids: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const ending of endingsOf(schedule, next.at)) {
      const ids = [...next.ids, ending.deprecation.id];
      if (ending.target === start.target) return ids;
      if (visited.has(ending.target)) continue;
      visited.add(ending.target);
      open.push({ at: ending, ids });
    }
  }
  return undefined;
}
