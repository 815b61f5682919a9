import { spawnSync } from 'node:child_process';

/** Answer of git. Where git cannot be started, `ok` is false, both texts are empty, and `failure` says why. */
export interface GitAnswer {
  ok: boolean;
  stdout: string;
  stderr: string;
  failure?: string;
}

/** Asks git in a folder, without touching its index and without starting a program that the repository's configuration names. */
export function git(folder: string, args: readonly string[]): GitAnswer {
  return runGit(folder, ['-c', 'core.fsmonitor=false', ...args], { GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' });
}

/** Lets git change a repository, as its own configuration says: hooks run, and words are in the language of the user. Paths are no patterns. */
export function changeWithGit(folder: string, args: readonly string[], input = ''): GitAnswer {
  return runGit(folder, ['--literal-pathspecs', ...args], {}, input);
}

function runGit(folder: string, args: readonly string[], more: Record<string, string>, input?: string): GitAnswer {
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...more },
    maxBuffer: 64 * 1024 * 1024,
    ...(input !== undefined && { input }),
  });
  return error ? { ok: false, stdout: '', stderr: '', failure: error.message } : { ok: status === 0, stdout, stderr };
}
