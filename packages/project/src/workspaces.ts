/** The packages that a root lists as its workspaces: `workspaces` of package.json (npm, Yarn, Bun) and `packages` of pnpm-workspace.yaml. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import picomatch from 'picomatch';
import { globSync } from 'tinyglobby';
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

/**
 * The workspaces of a root by the names of their packages, whether or not they are installed (linked into node_modules).
 *
 * @param root Absolute path.
 * @returns Name of each package to its absolute folder.
 */
export const workspacesOf = (root: string): ReadonlyMap<string, string> => {
  const globs = listed(root);
  if (globs.length === 0) return new Map();
  const manifests = globs.map((glob) => `${glob.replace(/\/+$/, '')}/package.json`);
  const found = globSync(manifests, { cwd: root, absolute: true, ignore: ['**/node_modules/**'] });
  return new Map(found.flatMap((manifest) => nameAt(path.dirname(manifest))));
};

const nameAt = (folder: string): [string, string][] => {
  const { name } = manifestOf(folder);
  return typeof name === 'string' ? [[name, path.normalize(folder)]] : [];
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
