/** Import specifiers by the name they end in, so that only those which may lead to a file are resolved. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { addTo } from '@curfew/analyzer/group';

export interface SpelledImport {
  specifier: string;
  /** File that holds it. */
  from: string;
}

export interface SpelledImports {
  /** Says what a file imports, in place of what was said of it before. Returns the names that the imports of before or of now end in; none where they are the same. */
  set(from: string, specifiers: readonly string[]): string[];
  /** Imports that end in the name; of `ANYWHERE`, those whose spelling says nothing about where they lead. */
  named(name: string): readonly SpelledImport[];
}

/** What leads to a folder, and stands for the file that the folder means. */
const FOLDER = '';
/** Stands for the names of specifiers that are no relative path: an alias, a workspace or a package may lead anywhere. */
export const ANYWHERE = '*';

/** `./a/cards.service.js?raw` -> `cards`: what is before the first dot of the last segment. */
const nameIn = (specifier: string): string => {
  if (!/^\.{0,2}(?:\/|$)/.test(specifier)) return ANYWHERE;
  const last =
    specifier
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  return stemOf(last);
};

const stemOf = (name: string): string => name.split('.')[0] ?? '';

/** @param plain Whether files have the names they are imported by: false where the project holds symbolic links. */
export const createSpelledImports = (plain: boolean): SpelledImports => {
  const byName = new Map<string, SpelledImport[]>();
  const byFile = new Map<string, readonly string[]>();
  const keyOf = (specifier: string): string => (plain ? nameIn(specifier) : ANYWHERE);
  return {
    set(from, specifiers) {
      const before = byFile.get(from) ?? [];
      if (before.length === specifiers.length && before.every((each, index) => each === specifiers[index])) return [];
      const touched = new Set(before.map(keyOf));
      for (const name of touched)
        byName.set(
          name,
          (byName.get(name) ?? []).filter((each) => each.from !== from),
        );
      byFile.set(from, specifiers);
      for (const specifier of specifiers) {
        const name = keyOf(specifier);
        touched.add(name);
        addTo(byName, name, { specifier, from });
      }
      return [...touched];
    },
    named: (name) => byName.get(name) ?? [],
  };
};

/**
 * The names that a specifier of a file may end in: its own, and those of the folders that it stands for, by `index` or by the
 * package.json of the folder.
 *
 * @param root Folders above it are not asked.
 */
export const createSpellings = (root: string): ((file: string) => string[]) => {
  const packages = new Map<string, boolean>();
  const isPackage = (folder: string): boolean => {
    const known = packages.get(folder) ?? existsSync(join(folder, 'package.json'));
    packages.set(folder, known);
    return known;
  };
  return (file) => {
    const own = stemOf(basename(file));
    const names = [own];
    for (let folder = dirname(file); folder.startsWith(root + sep); folder = dirname(folder)) {
      if ((own === 'index' && folder === dirname(file)) || isPackage(folder))
        names.push(stemOf(basename(folder)), FOLDER);
    }
    if (own === 'index' || isPackage(root)) names.push(FOLDER);
    return names;
  };
};
