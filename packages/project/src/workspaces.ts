/** Which packages a root lists as its workspaces: `workspaces` of package.json (npm, Yarn, Bun) and `packages` of pnpm-workspace.yaml. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import picomatch from 'picomatch';
import type * as Yaml from 'yaml';

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
  const manifest = dataOf(path.join(root, 'package.json'), JSON.parse);
  const { workspaces } = manifest;
  const ofManifest = isRecord(workspaces) ? workspaces['packages'] : workspaces;
  const pnpm = path.join(root, 'pnpm-workspace.yaml');
  const ofPnpm = dataOf(pnpm, (text) => (load('yaml') as typeof Yaml).parse(text) as unknown)['packages'];
  return [ofManifest, ofPnpm].flatMap((list) =>
    Array.isArray(list) ? list.filter((glob) => typeof glob === 'string') : [],
  );
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const dataOf = (file: string, parse: (text: string) => unknown): Record<string, unknown> => {
  if (!existsSync(file)) return {};
  try {
    const data = parse(readFileSync(file, 'utf8'));
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
};
