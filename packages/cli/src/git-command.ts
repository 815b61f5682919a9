import { spawnSync } from 'node:child_process';

/** Answer of git. Without git, `ok` is false and both texts are empty. */
export interface GitAnswer {
  ok: boolean;
  stdout: string;
  stderr: string;
}

/** Asks git in a folder, without touching its index and without starting a program that the repository's configuration names. */
export function git(folder: string, args: readonly string[]): GitAnswer {
  const result = spawnSync('git', ['-c', 'core.fsmonitor=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) return { ok: false, stdout: '', stderr: '' };
  return { ok: result.status === 0, stdout: result.stdout, stderr: result.stderr };
}
