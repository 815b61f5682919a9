import { Command, CommanderError } from 'commander';
import type { BaselineFlags } from './commands/baseline.js';
import type { CheckFlags } from './commands/check.js';
import { defineBaseline, defineCheck, defineForecast } from './commands/define-check.js';
import type { ForecastFlags } from './commands/forecast.js';
import { defineInit } from './commands/define-init.js';
import { defineMerge } from './commands/define-merge.js';
import { defineMigrate } from './commands/define-migrate.js';
import type { InitFlags } from './commands/init.js';
import type { MergeFlags } from './commands/merge.js';
import type { MigrateFlags } from './commands/migrate.js';
import type { ScheduleFlags } from './commands/schedule.js';
import type { ServeFlags } from './commands/serve.js';
import { applyEnvironment, flagsWithVariables, misspelled, variableOf } from './environment-flags.js';
import { WRONG_USE } from './exit-code.js';
import type { SettingFlags } from './resolve-options.js';
import { errColors, hasColors, type Terminal } from './terminal.js';
import { tool } from './tool.js';
import { messageOf, UsageError } from './usage-error.js';

const EXIT_CODES = `
Exit codes:
  0  clean
  1  findings that fail the gate
  2  wrong use: an unknown id, flag, date, path or configuration
  3  nothing failed, but some file could not be analysed
`;

function withSettingFlags(command: Command): Command {
  return command
    .option('--as-of <day>', 'judge as on this day, YYYY-MM-DD (default: CURFEW_AS_OF, configuration, or today in UTC)')
    .option('--schedule <file>', 'schedule file of another service')
    .option('--config <file>', 'configuration file (default: curfew.config.json, or "curfew" in package.json)');
}

/**
 * Runs the command line (arguments after the program's name) and returns the exit code. Commands load when they are used: `--version` reads
 * no parser.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  let fromVariables: string[] = [];
  const program = createProgram(terminal, (code) => {
    exitCode = code;
  });
  program.hook('preAction', async (_, command) => {
    // `migrate --undo` takes no other flag, so that none of a variable either.
    const isAlone = command.getOptionValue('undo') === true;
    fromVariables = isAlone ? [] : applyEnvironment(command, flagsWithVariables(command), terminal.env);
    for (const notice of await misspelled(program.commands, terminal.env)) terminal.err(`${notice}\n`);
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USE;
    const label = errColors(terminal).red('error:');
    if (error instanceof UsageError) {
      // Whoever set a variable looks for its name.
      const flag = fromVariables.find((each) => error.message.split(/[: ]/, 1)[0] === each);
      const message = flag === undefined ? error.message : variableOf(flag) + error.message.slice(flag.length);
      terminal.err(`${label} ${message}\n`);
    }
    // A fault of this program is no verdict about the code it was asked about.
    else
      terminal.err(
        `${label} curfew stopped at a fault of its own: ${error instanceof Error ? (error.stack ?? '') : messageOf(error)}\n`,
      );
    return WRONG_USE;
  }
}

function createProgram(terminal: Terminal, done: (exitCode: number) => void): Command {
  const program = new Command('curfew')
    .description('Finds calls to HTTP API surface that has a sunset date, and moves them before the date.')
    .version(tool.version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .exitOverride()
    .showHelpAfterError('Run it with --help to see what it takes.')
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.err,
      getOutHasColors: () => hasColors(terminal, terminal.outIsTerminal),
      getErrHasColors: () => hasColors(terminal, terminal.errIsTerminal),
    });
  program.addHelpText(
    'after',
    `
Examples:
  npx curfew check                    what is gone or closing in this project
  npx curfew migrate                  the rewrites, as a diff
  npx curfew explain card-sub-type    one deprecation, and what to use instead
${EXIT_CODES}`,
  );

  defineInit(program.command('init')).action(async (flags: InitFlags) => {
    const { init } = await import('./commands/init.js');
    done(await init(flags, terminal));
  });

  defineCheck(withSettingFlags(program.command('check')), EXIT_CODES).action(
    async (paths: string[], flags: CheckFlags) => {
      const { check } = await import('./commands/check.js');
      done(await check(paths, flags, terminal));
    },
  );

  defineBaseline(withSettingFlags(program.command('baseline'))).action(
    async (paths: string[], flags: BaselineFlags) => {
      const { baseline } = await import('./commands/baseline.js');
      done(await baseline(paths, flags, terminal));
    },
  );

  defineForecast(withSettingFlags(program.command('forecast'))).action(
    async (paths: string[], flags: ForecastFlags) => {
      const { forecast } = await import('./commands/forecast.js');
      done(await forecast(paths, flags, terminal));
    },
  );

  defineMerge(program.command('merge'), EXIT_CODES).action(async (names: string[], flags: MergeFlags) => {
    const { merge } = await import('./commands/merge.js');
    done(await merge(names, flags, terminal));
  });

  defineMigrate(withSettingFlags(program.command('migrate')), EXIT_CODES).action(
    async (paths: string[], flags: MigrateFlags) => {
      const { migrate } = await import('./commands/migrate.js');
      done(await migrate(paths, flags, terminal));
    },
  );

  const schedule = withSettingFlags(program.command('schedule'))
    .summary('print the schedule')
    .description('Prints the deprecations of the schedule, with their phase on the day and what replaces them.')
    .option('--format <format>', 'pretty, json, markdown or ics', 'pretty')
    .addHelpText(
      'after',
      `
Examples:
  npx curfew schedule
  npx curfew schedule --as-of 2024-03-01 --format markdown
  npx curfew schedule --format ics > sunsets.ics
  npx curfew schedule validate my-service.json
`,
    )
    .action(async (flags: ScheduleFlags) => {
      const commands = await import('./commands/schedule.js');
      done(commands.schedule(flags, terminal));
    });
  schedule
    .command('validate')
    .description('Checks a schedule file and names the place of each problem.')
    .argument('<file>', 'schedule file')
    .addHelpText('after', '\nExample:\n  npx curfew schedule validate my-service.json\n')
    .action(async (file: string) => {
      const { validateSchedule } = await import('./commands/validate-schedule.js');
      done(validateSchedule(file, terminal));
    });

  withSettingFlags(program.command('explain'))
    .summary('explain one deprecation')
    .description('Says what goes away, until when it works, and what replaces it on the day.')
    .argument('<id>', 'id of a deprecation, as check and schedule print it')
    .addHelpText(
      'after',
      '\nExamples:\n  npx curfew explain card-sub-type\n  npx curfew explain card-assignment --as-of 2025-06-01\n',
    )
    .action(async (id: string, flags: SettingFlags) => {
      const { explain } = await import('./commands/explain.js');
      done(explain(id, flags, terminal));
    });

  withSettingFlags(program.command('serve'))
    .summary('run the service on any day, to rehearse a sunset')
    .description(
      'Runs the service of the schedule on this machine, in memory, as it is on a day: until a sunset with deprecation headers, after it ' +
        'without the old behaviour. Point the base URL of your tests at it. Ends on Ctrl+C.',
    )
    .option('--port <number>', 'port; 0 is any free one', '4010')
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--allow-remote', 'allow a --host that other machines can reach')
    .option('--data <file>', 'what the service holds (JSON; default: the data of the emulator)')
    .option('--gone-status <status>', 'status of operations that are gone, 400 to 499', '410')
    .addHelpText(
      'after',
      `
Examples:
  npx curfew serve --as-of 2024-06-01
  npx curfew serve --as-of 2025-12-01 --port 0 --data test/service.json
  curl -X PUT -H 'Content-Type: application/json' -d '{"asOf":"2025-12-01"}' http://127.0.0.1:4010/__emulator/as-of

Exit codes:
  0  ended by Ctrl+C
  2  wrong use: a date, port, host, path or data
`,
    )
    .action(async (flags: ServeFlags) => {
      const { serve } = await import('./commands/serve.js');
      done(await serve(flags, terminal));
    });

  return program;
}
