import { existsSync } from 'node:fs';
import path from 'node:path';
import { foldersFrom } from './folders-above.js';
import { relativePath } from './relative-path.js';

/** The folder that code hosts take paths from: the nearest one at or above `cwd` with a `.git` entry, else `cwd` itself. */
export function repositoryRoot(cwd: string): string {
  return foldersFrom(cwd).find((folder) => existsSync(path.join(folder, '.git'))) ?? cwd;
}

/** Path of a reported file (relative to `cwd`) from the root of the repository, with `/`. */
export function repositoryPath(root: string, cwd: string, file: string): string {
  return relativePath(root, path.resolve(cwd, file));
}
