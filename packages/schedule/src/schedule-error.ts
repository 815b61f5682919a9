import { problemLines } from './problem-lines.js';

/** One fault of a schedule: where (a JSON path such as `$.deprecations[2].sunset`) and why, for people. */
export interface ScheduleProblem {
  path: string;
  reason: string;
}

/** A schedule that cannot be used. The message names the source and the first problems; `problems` holds them all. */
export class ScheduleError extends Error {
  override name = 'ScheduleError';
  readonly source: string;
  readonly problems: readonly ScheduleProblem[];

  constructor(source: string, problems: readonly ScheduleProblem[]) {
    super([`${source} is not a valid schedule:`, ...problemLines(problems)].join('\n'));
    this.source = source;
    this.problems = problems;
  }
}
