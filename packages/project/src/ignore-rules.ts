/** What git would not track: nested .gitignore files, negation and `.git/info/exclude`, decided path by path. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import createIgnore, { type Ignore } from 'ignore';

/** The rules of one file, for paths below `folder`. */
interface Rules {
  folder: string;
  rules: Ignore;
}

export interface IgnoreRules {
  /** Whether git ignores the path, or a folder above it. `path` is absolute and real. */
  ignores(path: string, isFolder: boolean): boolean;
  /** The same for an entry of a folder that is itself not ignored. */
  ignoresEntry(folder: string, path: string, isFolder: boolean): boolean;
}

const readRules = (file: string, folder: string): Rules | undefined => {
  try {
    return {
      folder,
      rules: createIgnore({ allowRelativePaths: true }).add(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')),
    };
  } catch {
    return undefined;
  }
};

/** The git directory of a repository root: `.git` itself, or what it points to in a worktree or submodule. */
const gitDirectoryOf = (root: string): string => {
  const path = join(root, '.git');
  if (statSync(path).isDirectory()) return path;
  const directory = resolve(root, /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1]?.trim() ?? '.git');
  const common = join(directory, 'commondir');
  return existsSync(common) ? resolve(directory, readFileSync(common, 'utf8').trim()) : directory;
};

const excludesOf = (root: string): Rules | undefined => {
  try {
    return readRules(join(gitDirectoryOf(root), 'info', 'exclude'), root);
  } catch {
    return undefined;
  }
};

/** Path below a folder, with `/`; a folder ends in one. */
const below = (folder: string, path: string, isFolder: boolean): string =>
  relative(folder, path).split(sep).join('/') + (isFolder ? '/' : '');

/**
 * Reads ignore files as they are needed. Rules reach down from the root of the repository that a path is in; outside any
 * repository, from `fallbackRoot` where the path is below it. What a person's own git configuration ignores is not asked, so that every machine
 * gives the same answer.
 */
export const createIgnoreRules = (fallbackRoot: string): IgnoreRules => {
  /** Folder to the rules that hold for its entries, weakest first. */
  const known = new Map<string, readonly Rules[]>();

  const rulesIn = (folder: string): readonly Rules[] => {
    const cached = known.get(folder);
    if (cached !== undefined) return cached;
    const isRepository = existsSync(join(folder, '.git'));
    const parent = dirname(folder);
    const own = readRules(join(folder, '.gitignore'), folder);
    let inherited: readonly Rules[] = [];
    if (isRepository) {
      const excludes = excludesOf(folder);
      inherited = excludes === undefined ? [] : [excludes];
    } else if (parent !== folder && folder !== outermost(folder)) {
      inherited = rulesIn(parent);
    }
    const rules = own === undefined ? inherited : [...inherited, own];
    known.set(folder, rules);
    return rules;
  };

  const repositories = new Map<string, string | undefined>();
  const repositoryOf = (folder: string): string | undefined => {
    if (repositories.has(folder)) return repositories.get(folder);
    const parent = dirname(folder);
    const found = existsSync(join(folder, '.git')) ? folder : parent === folder ? undefined : repositoryOf(parent);
    repositories.set(folder, found);
    return found;
  };
  /** The folder above which no ignore file is asked. */
  const outermost = (folder: string): string =>
    repositoryOf(folder) ?? (folder === fallbackRoot || folder.startsWith(fallbackRoot + sep) ? fallbackRoot : folder);

  const ignoresEntry = (folder: string, path: string, isFolder: boolean): boolean => {
    for (const { folder: base, rules } of rulesIn(folder).toReversed()) {
      const verdict = rules.test(below(base, path, isFolder));
      if (verdict.ignored) return true;
      if (verdict.unignored) return false;
    }
    return false;
  };

  return {
    ignoresEntry,
    ignores(path, isFolder) {
      // Nothing above the root of a repository, or above the folder the search starts from, has a say in it.
      if (isFolder && (path === fallbackRoot || repositoryOf(path) === path)) return false;
      const top = outermost(dirname(path));
      const segments = relative(top, path).split(sep);
      let folder = top;
      for (const [index, segment] of segments.entries()) {
        const entry = join(folder, segment);
        const entryIsFolder = index < segments.length - 1 || isFolder;
        // A repository inside another (a submodule) follows its own rules alone.
        if (segment !== '' && ignoresEntry(folder, entry, entryIsFolder)) return true;
        folder = entry;
      }
      return false;
    },
  };
};
