import path from 'node:path';
import { git } from './git-command.js';

/** What git says about files that are about to be written. */
export interface GitState {
  /** Files with changes that no commit holds, also files git does not know yet, or is told to ignore. */
  dirty: string[];
  /** Files that lie in no repository, or there is no git: a write there cannot be undone with it. */
  outside: string[];
}

/**
 * Asks git about these files alone (absolute paths), without touching its index. Throws `Error` when git is there and cannot
 * answer, for example in a repository that belongs to someone else.
 */
export function gitStateOf(files: readonly string[]): GitState {
  const state: GitState = { dirty: [], outside: [] };
  const rootOfFolder = new Map<string, string | undefined>();
  const filesOfRoot = new Map<string, string[]>();
  for (const file of files) {
    const folder = path.dirname(file);
    if (!rootOfFolder.has(folder)) rootOfFolder.set(folder, repositoryOf(folder));
    const root = rootOfFolder.get(folder);
    if (root === undefined) state.outside.push(file);
    else filesOfRoot.set(root, [...(filesOfRoot.get(root) ?? []), file]);
  }
  for (const [root, inside] of filesOfRoot) state.dirty.push(...dirtyIn(root, inside));
  return state;
}

/** Root of the repository that a folder lies in; undefined where there is none. Throws `Error` when git cannot answer. */
export function repositoryOf(folder: string): string | undefined {
  const answer = git(folder, ['rev-parse', '--show-toplevel']);
  if (answer.ok) return answer.stdout.replace(/\n$/, '');
  if (answer.stderr === '' || answer.stderr.includes('not a git repository')) return undefined;
  throw new Error(`git could not be asked about ${folder}: ${answer.stderr.trim()}`);
}

/** Arguments of one call stay far below what any system allows. */
const FILES_A_CALL = 500;

function dirtyIn(root: string, files: readonly string[]): string[] {
  const dirty: string[] = [];
  for (let from = 0; from < files.length; from += FILES_A_CALL) {
    const part = files.slice(from, from + FILES_A_CALL);
    // Literal paths: a file named `[id].ts` is no pattern.
    const answer = git(root, [
      '--literal-pathspecs',
      'status',
      '--porcelain=v1',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      '--ignored=traditional',
      '--',
      ...part,
    ]);
    if (!answer.ok) throw new Error(`git could not be asked about ${root}: ${answer.stderr.trim()}`);
    for (const entry of answer.stdout.split('\0')) if (entry !== '') dirty.push(path.join(root, entry.slice(3)));
  }
  return dirty;
}
