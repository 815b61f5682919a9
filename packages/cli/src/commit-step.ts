/** One commit of the files that one deprecation changed, and of nothing else. */
import path from 'node:path';
import { changeWithGit, type GitAnswer } from './git-command.js';
import { repositoryOf } from './git-guard.js';
import { relativePath } from './relative-path.js';

/** What git says, on either stream, or why it says nothing. */
function wordsOf({ stdout, stderr, failure = '' }: GitAnswer): string {
  return `${stdout}${stderr}${failure}`.trim();
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
      if (changeWithGit(root, ['rev-parse', '--quiet', '--verify', state]).ok)
        return `${root} is in the middle of a merge, rebase, cherry-pick or revert; finish that first`;
    const identity = changeWithGit(root, ['var', 'GIT_COMMITTER_IDENT']);
    if (!identity.ok) return `git does not know who commits in ${root}: ${wordsOf(identity)}`;
    const known = new Set(changeWithGit(root, ['ls-files', '-z', '--', ...inside]).stdout.split('\0'));
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
    const answer = changeWithGit(
      root,
      ['commit', '--quiet', '--only', '--message', message, '--pathspec-from-file=-', '--pathspec-file-nul'],
      inside.join('\0'),
    );
    if (!answer.ok) return wordsOf(answer) || 'git gave no reason';
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
