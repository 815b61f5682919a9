import path from 'node:path';
import type { Emulator } from '@curfew/emulator';
import { daysLeft, phaseOn, sunsetOf } from '@curfew/schedule';
import { interruption } from '../interruption.js';
import { phaseColor, phaseOrder, phaseText } from '../phase-text.js';
import { headline } from '../report-pretty.js';
import { requireFile, resolveSetting, type Setting, type SettingFlags } from '../resolve-options.js';
import { alignedColumns } from '../text-table.js';
import { errColors, outColors, type Terminal } from '../terminal.js';
import { asUsage, messageOf, UsageError } from '../usage-error.js';

/** Flags of `curfew serve`. */
export interface ServeFlags extends SettingFlags {
  port?: string;
  host?: string;
  allowRemote?: boolean;
  data?: string;
  goneStatus?: string;
}

/**
 * Runs the emulator until `ended` settles. Prints the base URL first, alone on its line, then the day and what is gone or closing.
 *
 * @param ended when to stop; an interruption of the process unless given
 * @throws {UsageError} for a wrong flag, wrong data, a port that is taken
 */
export async function serve(flags: ServeFlags, terminal: Terminal, ended = interruption): Promise<number> {
  const setting = resolveSetting(flags, terminal);
  const port = wholeNumber(flags.port ?? '4010', '--port', 0, 65_535);
  const goneStatus = wholeNumber(flags.goneStatus ?? '410', '--gone-status', 400, 499);
  const host = flags.host ?? '127.0.0.1';
  // Loaded here alone: no other command pays for a web server.
  const { createEmulator, defaultData, isLoopback, readData } = await import('@curfew/emulator');
  const allowRemote = flags.allowRemote === true;
  if (!isLoopback(host) && !allowRemote) {
    throw new UsageError(
      `--host: other machines could reach ${host}. Add --allow-remote if that is meant, or leave --host out.`,
    );
  }
  const { data } = flags;
  if (data !== undefined) requireFile(data, setting.cwd, '--data');
  const held = asUsage(() => (data === undefined ? defaultData() : readData(path.resolve(setting.cwd, data))));
  const emulator = asUsage(() =>
    createEmulator({
      schedule: setting.schedule,
      asOf: setting.asOf,
      goneStatus,
      data: held,
      onFault: (error) => {
        terminal.err(`The emulator failed at a fault of its own: ${messageOf(error)}\n`);
      },
    }),
  );
  const url = await listen(emulator, port, host, allowRemote);
  // Taken before the address is printed: whoever reads it may end the process at once.
  const end = ended();
  if (!isLoopback(host))
    terminal.err(`${errColors(terminal).yellow('warning:')} other machines can reach the emulator at ${host}.\n`);
  terminal.out(`${url}\n\n${dayText(setting, terminal)}`);
  const [login] = held.logins;
  const { auth } = setting.schedule.service;
  if (login && auth !== 'unknown') terminal.err(`Send ${auth.header}: ${auth.scheme} ${login.secret}\n`);
  terminal.err(`Move the day with PUT ${url}/__emulator/as-of. Stop with Ctrl+C.\n`);
  await end;
  await emulator.close();
  return 0;
}

async function listen(emulator: Emulator, port: number, host: string, allowRemote: boolean): Promise<string> {
  try {
    return await emulator.listen(port, { host, allowRemote });
  } catch (error) {
    await emulator.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new UsageError(`--port: ${port} is taken. Choose another, or 0 for any free one.`, { cause: error });
    if (code === 'EACCES') throw new UsageError(`--port: ${port} is not allowed for this user.`, { cause: error });
    throw new UsageError(`--host: cannot listen on ${host}: ${messageOf(error)}.`, { cause: error });
  }
}

/** The day, and what is gone or closing on it, newest sunset first. */
function dayText(setting: Setting, terminal: Terminal): string {
  const { schedule, asOf, horizon } = setting;
  const { sunsetDay } = schedule.service;
  const colors = outColors(terminal);
  const rows = schedule.deprecations
    .filter(({ withdrawn }) => withdrawn !== true)
    .map((deprecation) => {
      const sunset = sunsetOf(deprecation);
      const phase = phaseOn({ sunset, asOf, horizon, sunsetDay });
      return { id: deprecation.id, sunset, phase, left: daysLeft(sunset, asOf, sunsetDay) };
    })
    .toSorted((one, other) => phaseOrder.indexOf(one.phase) - phaseOrder.indexOf(other.phase) || other.left - one.left);
  const lines = alignedColumns(rows.map(({ id, phase, sunset }) => [id, phaseText(phase, sunset, sunsetDay)]));
  const painted = rows.map(({ phase }, index) => phaseColor(phase, colors)(lines[index] ?? ''));
  return `${[headline(setting, colors), ...painted].join('\n')}\n`;
}

/** A flag that is a whole number. Throws `UsageError` for anything else. */
function wholeNumber(text: string, flag: string, least: number, most: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${flag}: "${text}" is not a whole number from ${least} to ${most}.`);
}
