import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Where a source text stands. Both paths are absolute and without symbolic links, as a project names its modules. */
export interface Place {
  file: string;
  /** Root of the project; absent for a text that belongs to none and is analysed alone. */
  root?: string;
}

const MARKS = ['curfew.config.json', 'package.json'];

/**
 * Place of a source text. Its root is the working directory when the file lies below it (as for `npx curfew`), else the nearest
 * folder above the file that holds a `curfew.config.json` or a `package.json`. Without one there is no project: the folders around
 * a stray file may hold anything. For the same reason the root of a file system and a home folder are never roots.
 * @param cwd working directory of the run
 * @param filename path or made-up name that the host gives; it need not exist
 */
export function placeOf(cwd: string, filename: string): Place {
  const realCwd = realPath(cwd);
  const file = realPath(path.resolve(cwd, filename));
  const root = isBelow(realCwd, file) && !isTooWide(realCwd) ? realCwd : rootAbove(file);
  return { file, ...(root !== undefined && { root }) };
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
    return realpathSync(file);
  } catch {
    // A block that a processor took out of a file (`README.md/0.js`), or a text from standard input.
    const folder = path.dirname(file);
    return folder === file ? file : path.join(realPath(folder), path.basename(file));
  }
}
