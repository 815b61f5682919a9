import type { Command } from 'commander';
import { checkFormats } from '../report-formats/check-formats.js';

/** Collects a flag that may be given several times. */
export function collect(value: string, before: string[] | undefined): string[] {
  return [...(before ?? []), value];
}

export const TYPES_HELP =
  'also ask the TypeScript compiler where the code alone does not tell; needs ts-morph and a tsconfig.json, and loads the whole ' +
  'program: seconds and some hundred MB in a large project. Done without being asked where both are there and a type declares a ' +
  'deprecated field';
export const NO_TYPES_HELP = 'never load the TypeScript compiler';
const NO_CACHE_HELP =
  'analyse everything anew, and keep nothing in node_modules/.cache/curfew (what types decide is never kept)';

/** Of the flags of the commands that write reports. */
export const FORMATS_HELP = `${checkFormats.join(', ')} (default: pretty); may be given several times`;
export const OUTPUT_HELP = 'write to a file: FORMAT=FILE, or FILE for the only format';

/** Adds the flags that decide what fails. */
function withGateFlags(command: Command): Command {
  return command
    .option('--fail-on <confidence>', 'the least confidence that fails: certain, likely (default) or possible')
    .option(
      '--grace <time>',
      'how long before its sunset an entry of the baseline stops to hold: 30d, 4w (default: 0d)',
    );
}

/** Adds all flags that decide the exit code. */
export function withVerdictFlags(command: Command): Command {
  return withGateFlags(command.option('--within <time>', 'also fail on what closes within this time: 60d, 60, 8w'))
    .option('--max <id=count>', 'let as many findings of a deprecation pass; may be given several times', collect)
    .option('--baseline <file>', 'known findings, which pass (default: curfew.baseline.json, where it exists)')
    .option('--no-baseline', 'do without a baseline');
}

/** Adds flags and help of `curfew check`. */
export function defineCheck(command: Command, exitCodes: string): Command {
  return withVerdictFlags(
    command
      .summary('report deprecated API surface; the gate for CI')
      .description(
        'Reports code that uses deprecated API surface. Fails on what is gone; with --within, also on what closes soon; with a baseline, on everything it does not know.',
      )
      .argument('[paths...]', 'files and folders (default: the working directory)'),
  )
    .option('--changed [ref]', 'only files that differ from the merge base with a reference, as --changed=origin/main')
    .option('--changed-lines', 'only lines that differ; implies --changed')
    .option('--only <ids>', 'only these deprecations: id,id', collect)
    .option('--all', 'also show what is merely possible, and URLs in requests and documents; neither fails the gate')
    .option('--types', TYPES_HELP)
    .option('--no-types', NO_TYPES_HELP)
    .option('--no-cache', NO_CACHE_HELP)
    .option(
      '--shard <i/n>',
      'report on the files of one shard only, as 1/4; the reports of all are put together by curfew merge',
    )
    .option('--fail-on-markers', 'also list the markers that migrate --markers left, and fail while there are any')
    .option('--format <format>', FORMATS_HELP, collect)
    .option('--output <file>', OUTPUT_HELP, collect)
    .addHelpText(
      'after',
      `
Each flag has a variable: CURFEW_WITHIN, CURFEW_FAIL_ON, CURFEW_CHANGED_LINES=1 and so on.
Flags go before variables, variables before configuration.

Examples:
  npx curfew check src
  npx curfew check --within 60d
  npx curfew check --as-of 2025-11-30 --only card-assignment
  npx curfew check --changed=origin/main
  npx curfew check --format json --output curfew.json
  npx curfew check --format html --output curfew.html
  npx curfew check --format pretty --format sarif --output sarif=curfew.sarif
${exitCodes}`,
    );
}

/** Adds flags and help of `curfew baseline`. */
export function defineBaseline(command: Command): Command {
  return withGateFlags(
    command
      .summary('write down known findings, so that only new ones fail')
      .description(
        'Writes the findings of today to curfew.baseline.json. check and ESLint let them pass until their sunset, and fail at once on any other.',
      )
      .argument('[paths...]', 'files and folders (default: the working directory)')
      .option('--baseline <file>', 'the file to write (default: curfew.baseline.json)')
      .option('--prune', 'only take out what is found no more')
      .option('--allow-grow', 'take new findings into a baseline that is there')
      .option('--owner <name>', 'who sees to the new entries')
      .option('--reason <text>', 'why the new entries wait')
      .option('--expires <day>', 'last day on which the new entries hold, where that is before their sunset'),
  )
    .option('--types', TYPES_HELP)
    .option('--no-types', NO_TYPES_HELP)
    .option('--no-cache', NO_CACHE_HELP)
    .addHelpText(
      'after',
      `
Examples:
  npx curfew baseline --owner access-team --reason "waits for release 4"
  npx curfew baseline --prune
  npx curfew baseline --allow-grow --expires 2025-10-01

Exit codes:
  0  written
  1  new findings, which a baseline takes in only with --allow-grow
  2  wrong use
`,
    );
}

/** Adds flags and help of `curfew forecast`. */
export function defineForecast(command: Command): Command {
  return command
    .summary('what breaks on which day in this code')
    .description('Prints what of this code breaks on which UTC calendar day, soonest first. It judges nothing.')
    .argument('[paths...]', 'files and folders (default: the working directory)')
    .option('--only <ids>', 'only these deprecations: id,id', collect)
    .option('--all', 'also what is merely possible')
    .option('--types', TYPES_HELP)
    .option('--no-types', NO_TYPES_HELP)
    .option('--no-cache', NO_CACHE_HELP)
    .option('--format <format>', 'pretty, json, ics, markdown or html', 'pretty')
    .addHelpText(
      'after',
      `
Examples:
  npx curfew forecast
  npx curfew forecast --format ics > breaks.ics
  npx curfew forecast --format html > breaks.html

Exit codes:
  0  printed
  2  wrong use
  3  printed, but some file could not be analysed
`,
    );
}
