/** One fault of a schedule: where (a JSON path such as `$.deprecations[2].sunset`) and why, for people. */
export interface ScheduleProblem {
  path: string;
  reason: string;
}

const SHOWN_PROBLEMS = 20;

/** A schedule that cannot be used. The message names the source and the first problems; `problems` holds them all. */
export class ScheduleError extends Error {
  override name = 'ScheduleError';
  readonly source: string;
  readonly problems: readonly ScheduleProblem[];

  constructor(source: string, problems: readonly ScheduleProblem[]) {
    super(describe(source, problems));
    this.source = source;
    this.problems = problems;
  }
}

function describe(source: string, problems: readonly ScheduleProblem[]): string {
  const lines = problems.slice(0, SHOWN_PROBLEMS).map(({ path, reason }) => `  ${path}: ${reason}`);
  if (problems.length > SHOWN_PROBLEMS) lines.push(`  … and ${problems.length - SHOWN_PROBLEMS} more`);
  return [`${source} is not a valid schedule:`, ...lines].join('\n');
}
