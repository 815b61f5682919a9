/** Which packages a root lists as its workspaces: `workspaces` of package.json (npm, Yarn, Bun) and `packages` of pnpm-workspace.yaml. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import picomatch from 'picomatch';
import type * as Yaml from 'yaml';
import { isRecord, manifestOf } from './manifest.js';

const load = createRequire(import.meta.url);

/**
 * Whether the root lists the package among its workspaces. A file that cannot be read lists none: that is its package manager's matter.
 *
 * @param root Absolute path of a folder above the package.
 * @param folder Absolute path of the package.
 */
export const isWorkspaceOf = (root: string, folder: string): boolean => {
  const globs = listed(root).map((glob) => glob.replace(/^(!?)\.\//, '$1').replace(/\/+$/, ''));
  const name = path.relative(root, folder).split(path.sep).join('/');
  const matches = (list: readonly string[]): boolean => list.length > 0 && picomatch.isMatch(name, [...list]);
  const excluded = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  return matches(globs.filter((glob) => !glob.startsWith('!'))) && !matches(excluded);
};

const listed = (root: string): string[] => {
  const { workspaces } = manifestOf(root);
  const ofManifest = isRecord(workspaces) ? workspaces['packages'] : workspaces;
  return [ofManifest, packagesOfPnpm(path.join(root, 'pnpm-workspace.yaml'))].flatMap((list) =>
    Array.isArray(list) ? list.filter((glob) => typeof glob === 'string') : [],
  );
};

const packagesOfPnpm = (file: string): unknown => {
  if (!existsSync(file)) return undefined;
  try {
    const data = (load('yaml') as typeof Yaml).parse(readFileSync(file, 'utf8')) as unknown;
    return isRecord(data) ? data['packages'] : undefined;
  } catch {
    return undefined;
  }
};
