import type { Command } from 'commander';
import { collect, FORMATS_HELP, OUTPUT_HELP } from './define-check.js';

/** Adds flags and help of `curfew merge`. */
export function defineMerge(command: Command, exitCodes: string): Command {
  return command
    .summary('make one report of those of check --shard')
    .description(
      'Puts the JSON reports of all shards of a check together: counts and exit code are those of the whole. Reads nothing else, so the project need not be there.',
    )
    .argument('<reports...>', 'what check --shard i/n --format json wrote, for every i')
    .option('--format <format>', FORMATS_HELP, collect)
    .option('--output <file>', OUTPUT_HELP, collect)
    .addHelpText(
      'after',
      `
Examples:
  npx curfew check --shard 1/2 --output json=curfew-1.json
  npx curfew check --shard 2/2 --output json=curfew-2.json
  npx curfew merge curfew-1.json curfew-2.json --output sarif=curfew.sarif
${exitCodes}`,
    );
}
