import { problemLines } from '@curfew/schedule';

/** One fault of a data file: where (a JSON pointer) and why, for people. */
export interface DataProblem {
  path: string;
  reason: string;
}

/** Data that the emulator cannot start with. The message names the source and the first problems. */
export class EmulatorDataError extends Error {
  override name = 'EmulatorDataError';
  readonly problems: readonly DataProblem[];

  constructor(source: string, problems: readonly DataProblem[]) {
    super([`${source} is no data for the emulator:`, ...problemLines(problems)].join('\n'));
    this.problems = problems;
  }
}
