import { circleProblems } from './chain-check.js';
import { deprecationProblems } from './deprecation-check.js';
import { modelProblems } from './model-check.js';
import type { ScheduleProblem } from './schedule-error.js';
import type { Schedule } from './schedule-types.js';

/** What the JSON Schema cannot say: references that lead nowhere, ids used twice, days that do not exist, circles. */
export function meaningProblems(schedule: Schedule): ScheduleProblem[] {
  const problems = [...modelProblems(schedule), ...deprecationProblems(schedule)];
  // Chains can be followed only where every reference leads somewhere.
  return problems.length > 0 ? problems : [...circleProblems(schedule)];
}
