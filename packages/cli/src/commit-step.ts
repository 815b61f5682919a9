/** One commit of the files that one deprecation changed, and of nothing else. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repositoryOf } from './git-guard.js';
import { relativePath } from './relative-path.js';

/** The result of asking git. */
interface Answer {
  ok: boolean;
  text: string;
}

function git(root: string, args: readonly string[], input = ''): Answer {
  const result = spawnSync('git', ['--literal-pathspecs', ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) return { ok: false, text: result.error.message };
  return { ok: result.status === 0, text: `${result.stdout}${result.stderr}`.trim() };
}

/**
 * Why these files cannot be committed; undefined when they can. Asked before anything is written, so that no run ends between
 * writing and committing for a reason that was there all the time.
 *
 * @param files absolute paths
 */
export function commitProblem(files: readonly string[]): string | undefined {
  for (const [root, inside] of byRepository(files)) {
    if (root === undefined) return `${inside[0] ?? ''} is in no git repository`;
    for (const state of ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'REBASE_HEAD'])
      if (git(root, ['rev-parse', '--quiet', '--verify', state]).ok)
        return `${root} is in the middle of a merge, rebase, cherry-pick or revert; finish that first`;
    const identity = git(root, ['var', 'GIT_COMMITTER_IDENT']);
    if (!identity.ok) return `git does not know who commits in ${root}: ${identity.text}`;
    const known = new Set(git(root, ['ls-files', '-z', '--', ...inside]).text.split('\0'));
    const foreign = inside.find((file) => !known.has(relativePath(root, file)));
    if (foreign !== undefined) return `git does not know ${foreign}; add it, or leave it out`;
  }
  return undefined;
}

/**
 * Commits the files as they are on disk. What else is staged stays staged and is not part of the commit; the hooks of the
 * repository run. Returns why it failed.
 *
 * @param files absolute paths, in one or several repositories
 */
export function commitFiles(files: readonly string[], message: string): string | undefined {
  for (const [root, inside] of byRepository(files)) {
    if (root === undefined) continue;
    const answer = git(
      root,
      ['commit', '--quiet', '--only', '--message', message, '--pathspec-from-file=-', '--pathspec-file-nul'],
      inside.join('\0'),
    );
    if (!answer.ok) return answer.text === '' ? 'git gave no reason' : answer.text;
  }
  return undefined;
}

function byRepository(files: readonly string[]): Map<string | undefined, string[]> {
  const groups = new Map<string | undefined, string[]>();
  for (const file of files) {
    const root = repositoryOf(path.dirname(file));
    groups.set(root, [...(groups.get(root) ?? []), file]);
  }
  return groups;
}
