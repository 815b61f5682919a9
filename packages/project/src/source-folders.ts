/** Specifiers that a bundler looks up in the sources of a package: `utils/api` and `@utils/api` for `src/utils/api`. */
import { join } from 'node:path';
import { packagesAround, type AliasedPlace } from './framework-aliases.js';
import { dependenciesOf, manifestOf } from './manifest.js';

/** Where `NODE_PATH`, `resolve.modules` and short aliases lead to. */
const FOLDERS = ['src', 'app'] as const;

/**
 * Where a specifier without a path may lead, if it names no package: into the sources of the package around the importing file, then of
 * those around that. A name that one of them lists as a dependency is a package.
 *
 * @param specifier As written.
 * @param from Absolute path of the importing file.
 * @param root Absolute path of the project; folders above it are not looked at.
 */
export const sourcePlaces = (specifier: string, from: string, root: string): AliasedPlace[] => {
  const [first = '', second = ''] = specifier.split('/');
  const owners = packagesAround(from, root);
  const names = new Set([first, `${first}/${second}`]);
  if (owners.some((owner) => dependenciesOf(manifestOf(owner)).some(([name]) => names.has(name)))) return [];
  const below = `./${specifier.replace(/^[@~](?=\w)/, '')}`;
  return owners.flatMap((owner) => FOLDERS.map((folder) => ({ folder: join(owner, folder), specifier: below })));
};
