import type { Command } from 'commander';
import { collect } from './define-check.js';

/** Adds flags and help of `curfew init`. */
export function defineInit(command: Command): Command {
  return command
    .summary('set a project up: configuration, ESLint, CI')
    .description(
      'Looks at the project and sets it up: curfew.config.json, the plugin in a flat configuration of ESLint, and the jobs of GitHub Actions or GitLab. ' +
        'Asks on a terminal; elsewhere it says what it would do, and writes with --yes. What is there stays as it is.',
    )
    .option('-y, --yes', 'write without asking')
    .option(
      '--force',
      'also replace files that are there and say something else; other settings of curfew.config.json are kept',
    )
    .option('--ci <server>', 'github, gitlab or none (default: as the repository has it)')
    .option('--no-eslint', 'leave linters alone')
    .option('--base-url <url>', 'base URL of the service, for the configuration; may be given several times', collect)
    .option('--schedule <file>', 'schedule file of another service, for the configuration')
    .option('--within <time>', 'what the scheduled job also fails on (default: 60d)')
    .addHelpText(
      'after',
      `
Examples:
  npx curfew init
  npx curfew init --yes --ci github
  npx curfew init --yes --base-url https://gateway.example/access --no-eslint

Exit codes:
  0  done, or nothing to do
  2  wrong use, or a file that cannot be written
`,
    );
}
