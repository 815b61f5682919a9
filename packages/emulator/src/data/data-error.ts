/** One fault of a data file: where (a JSON pointer) and why, for people. */
export interface DataProblem {
  path: string;
  reason: string;
}

const SHOWN_PROBLEMS = 20;

/** Data that the emulator cannot start with. The message names the source and the first problems. */
export class EmulatorDataError extends Error {
  override name = 'EmulatorDataError';
  readonly problems: readonly DataProblem[];

  constructor(source: string, problems: readonly DataProblem[]) {
    const lines = problems.slice(0, SHOWN_PROBLEMS).map(({ path, reason }) => `  ${path}: ${reason}`);
    if (problems.length > SHOWN_PROBLEMS) lines.push(`  … and ${problems.length - SHOWN_PROBLEMS} more`);
    super([`${source} is no data for the emulator:`, ...lines].join('\n'));
    this.problems = problems;
  }
}
