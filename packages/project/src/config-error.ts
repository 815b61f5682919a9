/** One fault of a configuration: where (a JSON path such as `$.clients[0].module`) and why, for people. */
export interface ConfigProblem {
  path: string;
  reason: string;
}

/** A configuration that cannot be used. The message names the file and every problem; `problems` holds them one by one. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  /** Absolute path of the file. */
  readonly file: string;
  readonly problems: readonly ConfigProblem[];

  constructor(file: string, problems: readonly ConfigProblem[]) {
    super(
      [`${file} cannot be used as configuration:`, ...problems.map(({ path, reason }) => `  ${path}: ${reason}`)].join(
        '\n',
      ),
    );
    this.file = file;
    this.problems = problems;
  }
}

const PLAIN_KEY = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** A JSON path: `$`, then `.key`, `["any key"]` or `[index]` for each segment. */
export const jsonPath = (...segments: readonly (string | number)[]): string =>
  segments.reduce<string>((path, segment) => {
    if (typeof segment === 'number') return `${path}[${segment}]`;
    return PLAIN_KEY.test(segment) ? `${path}.${segment}` : `${path}[${JSON.stringify(segment)}]`;
  }, '$');
