/** One fault of a data file: where (a JSON path or pointer) and why, for people. */
interface Problem {
  path: string;
  reason: string;
}

const SHOWN_PROBLEMS = 20;

/** The first problems, one a line with two spaces in front, and how many more there are. */
export function problemLines(problems: readonly Problem[]): string[] {
  const lines = problems.slice(0, SHOWN_PROBLEMS).map(({ path, reason }) => `  ${path}: ${reason}`);
  const rest = problems.length - lines.length;
  return rest > 0 ? [...lines, `  … and ${rest} more`] : lines;
}
