import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createSyncFn } from 'synckit';

/** The built program, as npm would start it. */
export const bin = path.resolve(import.meta.dirname, '../../../packages/cli/dist/bin.js');

/** What a run of `curfew` did. */
export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

type Variables = Readonly<Record<string, string>>;

/** The variables of a build machine: those around, without the colours and the day that this process was asked for. */
function variables(env: Variables): NodeJS.ProcessEnv {
  const unset = { CURFEW_AS_OF: undefined, FORCE_COLOR: undefined, NO_COLOR: undefined };
  return { ...process.env, ...unset, CI: 'true', ...env };
}

/** A run, and of how many files it read the scopes: of each that it parsed. */
interface WatchedRun extends Run {
  scopesRead: number;
}

const runInThread = createSyncFn<(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv) => Promise<WatchedRun>>(
  path.join(import.meta.dirname, 'curfew-worker.js'),
);

/**
 * Runs the built `curfew` in a folder, as on a build machine. It is started once for each file of tests: where the process itself is looked at,
 * see `runCurfewProcess`.
 */
export function runCurfew(cwd: string, args: readonly string[], env: Variables = {}): Run {
  const { code, stdout, stderr } = runCurfewWatched(cwd, args, env);
  return { code, stdout, stderr };
}

/** The same, watched. */
export function runCurfewWatched(cwd: string, args: readonly string[], env: Variables = {}): WatchedRun {
  return runInThread(cwd, args, variables(env));
}

/** The same as a process of its own: for its exit code, its streams, what it loads and what it takes from `NODE_OPTIONS`. */
export function runCurfewProcess(cwd: string, args: readonly string[], env: Variables = {}): Run {
  const options = { cwd, encoding: 'utf8', env: variables(env), maxBuffer: 64 * 1024 * 1024 } as const;
  const run = spawnSync(process.execPath, [bin, ...args], options);
  if (run.error) throw run.error;
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}
