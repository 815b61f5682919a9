/** Where this program keeps what it may lose: below `node_modules`, where tools keep what is theirs. */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldersFrom } from '../folders-above.js';

/** The same folder of every package. */
const WITHIN = path.join('node_modules', '.cache', 'curfew');

/** Folder of the nearest package, whether it exists or not. */
export function packageCacheFolder(cwd: string): string {
  const root = foldersFrom(cwd).find((folder) => existsSync(path.join(folder, 'package.json')));
  return path.join(root ?? cwd, WITHIN);
}

/**
 * Folder of the nearest package that has a `node_modules`, as far as the repository reaches; undefined where there is none: nothing may be
 * written there.
 */
export function installedCacheFolder(cwd: string): string | undefined {
  for (const folder of foldersFrom(cwd)) {
    if (existsSync(path.join(folder, 'package.json')) && isFolder(path.join(folder, 'node_modules')))
      return path.join(folder, WITHIN);
    if (existsSync(path.join(folder, '.git'))) return undefined;
  }
  return undefined;
}

/** Makes the folder, which git does not see. */
export function makeCacheFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const ignore = path.join(folder, '.gitignore');
  if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
