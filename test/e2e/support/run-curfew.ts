import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The built program, as npm would start it. */
export const bin = path.resolve(import.meta.dirname, '../../../packages/cli/dist/bin.js');

/** What a run of `curfew` did. */
export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `curfew` as a process of its own in a folder, as on a build machine, without the colours and the day asked of the surrounding process. */
export function runCurfew(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const unset = { CURFEW_AS_OF: undefined, FORCE_COLOR: undefined, NO_COLOR: undefined };
  const clean = { ...process.env, ...unset, CI: 'true', ...env };
  const options = { cwd, encoding: 'utf8', env: clean, maxBuffer: 64 * 1024 * 1024 } as const;
  const run = spawnSync(process.execPath, [bin, ...args], options);
  if (run.error) throw run.error;
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}
