import type { Command } from 'commander';
import { collect, NO_TYPES_HELP, TYPES_HELP, withVerdictFlags } from './define-check.js';

/** Adds flags and help of `curfew migrate`. */
export function defineMigrate(command: Command, exitCodes: string): Command {
  return withVerdictFlags(
    command
      .summary('show or apply rewrites')
      .description(
        'Shows the rewrites as a unified diff and writes nothing; --write applies those that keep the meaning.',
      )
      .argument('[paths...]', 'files and folders (default: the working directory)')
      .option('--write', 'write the files')
      .option('--interactive', 'ask about each rewrite, with its diff, and write those picked')
      .option('--commit', 'write, and make one git commit for each deprecation')
      .option('--undo', 'bring back what the last run wrote, where it was not touched since; stands alone')
      .option('--review', 'also apply rewrites that a person must check')
      .option('--markers', 'leave a comment "TODO(curfew <id>): ..." where something is left to do by hand')
      .option('--only <ids>', 'only these deprecations: id,id', collect)
      .option('--allow-dirty', 'write also to files with changes that are not committed')
      .option(
        '--format-with <formatter>',
        'format the files that were written: auto (Prettier, Biome, dprint or oxfmt, as the project has it), off, or a command that takes file names (default: off)',
      ),
  )
    .option('--types', TYPES_HELP)
    .option('--no-types', NO_TYPES_HELP)
    .option('--format <format>', 'pretty or json', 'pretty')
    .addHelpText(
      'after',
      `
Examples:
  npx curfew migrate src                     see what would change
  npx curfew migrate > curfew.patch          keep it as a patch for git apply
  npx curfew migrate --write --only event-id
  npx curfew migrate --write --review --markers
  npx curfew migrate --interactive           pick one by one
  npx curfew migrate --commit --format-with auto
  npx curfew migrate --undo                  as before the last run

Files with changes that are not committed are refused, so that git can bring each of them back.
Markers are removed by any later run that finds their place fixed.
The exit code is that of check for what is on disk afterwards, with the same --within, --fail-on, --max, --baseline and --grace, or their
variables (CURFEW_WITHIN and so on). No variable makes it write. What is merely possible is never rewritten, and does not count here.
${exitCodes}`,
    );
}
