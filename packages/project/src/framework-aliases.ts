/** Prefixes that frameworks and their templates resolve without a tsconfig: `@/`, `~/`, `$lib/`. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Prefix to the folders of a package that it may stand for, the likeliest first. */
const PREFIXES: readonly (readonly [prefix: string, folders: readonly string[]])[] = [
  ['$lib/', ['src/lib']],
  ['~~/', ['']],
  ['@@/', ['']],
  ['@/', ['src', 'app', '']],
  ['~/', ['src', 'app', '']],
];

/** A folder, and the specifier that leads on from it. */
export interface AliasedPlace {
  folder: string;
  specifier: string;
}

/**
 * Where a specifier with such a prefix may lead: in the package around the importing file, then in those around that.
 *
 * @param specifier As written. None of these prefixes begins the name of a package that can be installed.
 * @param from Absolute path of the importing file.
 * @param root Absolute path of the project; folders above it are not looked at.
 */
export const aliasedPlaces = (specifier: string, from: string, root: string): AliasedPlace[] => {
  const known = PREFIXES.find(([prefix]) => specifier.startsWith(prefix));
  if (known === undefined) return [];
  const [prefix, folders] = known;
  const rest = `./${specifier.slice(prefix.length)}`;
  return packagesAround(from, root).flatMap((owner) =>
    folders.map((folder) => ({ folder: join(owner, folder), specifier: rest })),
  );
};

/**
 * The folders with a package.json around a file, the nearest first, and the project.
 *
 * @param from Absolute path of the file.
 * @param root Absolute path of the project; folders above it are not looked at.
 */
export const packagesAround = (from: string, root: string): string[] => {
  const found: string[] = [];
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    if (folder === root || existsSync(join(folder, 'package.json'))) found.push(folder);
    const path = relative(root, folder);
    if (path === '' || path.startsWith(`..${sep}`) || path === '..' || dirname(folder) === folder) return found;
  }
};
