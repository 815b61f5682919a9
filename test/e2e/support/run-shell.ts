import { spawnSync } from 'node:child_process';
import type { Run } from './run-curfew.js';

/** Runs a command as a step of a build does: `bash -e`, without asking anything of the network. */
export function runShell(cwd: string, command: string, env: Readonly<Record<string, string>> = {}): Run {
  const unset = { CURFEW_AS_OF: undefined, FORCE_COLOR: undefined, NO_COLOR: undefined };
  const own = { CI: 'true', npm_config_offline: 'true', npm_config_yes: 'false', npm_config_update_notifier: 'false' };
  const run = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...unset, ...own, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error) throw run.error;
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}
