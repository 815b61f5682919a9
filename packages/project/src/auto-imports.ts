/** Applications whose framework lets all files use what some folders export, without an import: Nuxt and its like. */
import { readdirSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { dependenciesOf, manifestOf } from './manifest.js';

/** Names of packages, and of configuration files, that say so. */
const PACKAGES = /^(?:nuxt|nuxt3|nuxt-nightly|nitropack|nitro|wxt|unplugin-auto-import)$/;
const CONFIGURATION = /^(?:nuxt|nitro|wxt)\.config\.[cm]?[jt]s$/;

/**
 * Makes the test of whether a file belongs to such an application: a folder above it, within the root, has a configuration of one or a
 * package.json that depends on one. Each folder is looked at once.
 *
 * @param root Absolute path; folders above it are not looked at.
 */
export const createAutoImports = (root: string): ((file: string) => boolean) => {
  const known = new Map<string, boolean>();
  const isIn = (folder: string): boolean => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const above = folder === root ? undefined : dirname(folder);
    const answer = saysSo(folder) || (above !== undefined && isWithin(root, above) && isIn(above));
    known.set(folder, answer);
    return answer;
  };
  return (file) => isWithin(root, dirname(file)) && isIn(dirname(file));
};

const isWithin = (root: string, folder: string): boolean => {
  const path = relative(root, folder);
  return path !== '..' && !path.startsWith(`..${sep}`);
};

const saysSo = (folder: string): boolean => {
  const names = namesIn(folder);
  return names.some((name) => CONFIGURATION.test(name)) || (names.includes('package.json') && dependsOnOne(folder));
};

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    // The file of an editor's text need not exist.
    return [];
  }
};

const dependsOnOne = (folder: string): boolean =>
  dependenciesOf(manifestOf(folder)).some(([name]) => PACKAGES.test(name));
