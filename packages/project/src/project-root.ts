import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isWorkspaceOf } from './workspaces.js';

/** Where a source text stands. Both paths are absolute and without symbolic links, as a project names its modules. */
export interface Place {
  file: string;
  /** Root of the project; absent for a text that belongs to none and is analysed alone. */
  root?: string;
}

const MARKS = ['curfew.config.json', 'package.json'];

/**
 * The folder whose files are seen together when a tool runs in `cwd`: the root of the workspaces that its package is one of, else `cwd`
 * itself, which may be a fixture or a project of its own. What is looked at stays below `cwd`; what it is judged by, a client in another
 * workspace or the callers of a function, may be anywhere below the root. The search does not leave the git repository.
 *
 * @param cwd Absolute real path.
 */
export function projectRootOf(cwd: string): string {
  const above = foldersAbove(cwd);
  const own = above.find((folder) => existsSync(path.join(folder, 'package.json')));
  if (own === undefined) return cwd;
  return above.slice(above.indexOf(own) + 1).find((folder) => isWorkspaceOf(folder, own)) ?? cwd;
}

/** The folder and those above it, up to the root of its repository. */
function foldersAbove(start: string): string[] {
  const folders: string[] = [];
  for (let folder = start; !isTooWide(folder); folder = path.dirname(folder)) {
    folders.push(folder);
    if (existsSync(path.join(folder, '.git'))) break;
  }
  return folders;
}

/**
 * Place of a source text. Its root is that of the working directory when the file lies below it (as for `npx curfew`), else that of the
 * nearest folder above the file that holds a `curfew.config.json` or a `package.json`. Without one there is no project: the folders
 * around a stray file may hold anything. For the same reason the root of a file system and a home folder are never roots.
 * @param cwd working directory of the run
 * @param filename path or made-up name that the host gives; it need not exist
 */
export function placeOf(cwd: string, filename: string): Place {
  const file = realPath(path.resolve(cwd, filename));
  const root = rootFor(cwd, file);
  return { file, ...(root !== undefined && { root }) };
}

function rootFor(cwd: string, file: string): string | undefined {
  const realCwd = realPath(cwd);
  // An editor's folder may be gone, or be made up.
  const isRoot = isBelow(realCwd, file) && !isTooWide(realCwd) && existsSync(realCwd);
  const root = isRoot ? realCwd : rootAbove(file);
  return root === undefined ? undefined : projectRootOf(root);
}

/** For how long the root of a folder's files is taken to be the same: to find it takes more than a dozen looks at the disk. */
const ROOT_LIVES_MS = 1000;

/** `placeOf` for many files one after another: the root of the files of a folder is looked for once a second at most. */
export function createPlaces(now: () => number = () => performance.now()): typeof placeOf {
  let last: { cwd: string; folder: string; until: number; root: string | undefined } | undefined;
  return (cwd, filename) => {
    const file = realPath(path.resolve(cwd, filename));
    const folder = path.dirname(file);
    if (last?.cwd !== cwd || last.folder !== folder || now() >= last.until)
      last = { cwd, folder, until: now() + ROOT_LIVES_MS, root: rootFor(cwd, file) };
    return { file, ...(last.root !== undefined && { root: last.root }) };
  };
}

function rootAbove(file: string): string | undefined {
  for (let folder = path.dirname(file); !isTooWide(folder); folder = path.dirname(folder)) {
    const here = folder;
    if (MARKS.some((mark) => existsSync(path.join(here, mark)))) return here;
  }
  return undefined;
}

function isTooWide(folder: string): boolean {
  return folder === path.dirname(folder) || folder === realPath(homedir());
}

function isBelow(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

function realPath(file: string): string {
  try {
    // The other one looks at each folder above.
    return realpathSync.native(file);
  } catch {
    // A block that a processor took out of a file (`README.md/0.js`), or a text from standard input.
    const folder = path.dirname(file);
    return folder === file ? file : path.join(realPath(folder), path.basename(file));
  }
}
