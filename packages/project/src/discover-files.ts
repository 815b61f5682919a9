/** From what a person names (files, folders, globs) to the source files meant, each once, with a count of what was left out. */
import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { createIgnoreTest } from './ignore-globs.js';
import { createIgnoreRules } from './ignore-rules.js';
import { isMinified } from './minified.js';
import type { Discovery, DiscoveryOptions } from './project-contracts.js';
import { DEFAULT_MAX_BYTES } from './source-text.js';

const SCRIPT = ['.js', '.jsx', '.ts', '.tsx', '.mjs', '.cjs', '.mts', '.cts'];
const SOURCE = new Set([...SCRIPT, '.vue', '.svelte', '.astro']);
const isSource = (file: string): boolean => SOURCE.has(extname(file).toLowerCase());
/** Folders that hold no code of the project, whatever git says. */
const NEVER = new Set(['node_modules', '.git']);
/** Files that package managers write. */
const GENERATED = new Set(['.pnp.cjs', '.pnp.js', '.pnp.loader.mjs']);

/** A path or glob that leads to no file. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

/**
 * Finds the source files (`.js .jsx .ts .tsx .mjs .cjs .mts .cts .vue .svelte .astro`) that paths stand for.
 *
 * Folders are searched whole, except for `node_modules`, `.git`, symbolic links to folders, and what .gitignore files or
 * `.git/info/exclude` leave out. A file named by its path is taken even when it is ignored or minified. A path or glob
 * that begins with `!` leaves out what it matches.
 *
 * @param paths Files, folders and globs, relative to `cwd` or absolute.
 * @throws PathError A path does not exist, or a glob matches no file.
 */
export const discoverFiles = (paths: readonly string[], options: DiscoveryOptions): Discovery => {
  const cwd = realpathSync.native(options.cwd);
  const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
  const accepts = options.accepts ?? isSource;
  const git = createIgnoreRules(cwd);
  const excluded = paths.filter((path) => path.startsWith('!')).map((path) => path.slice(1));
  const isConfiguredAway = createIgnoreTest([...(options.ignore ?? []), ...excluded], cwd);
  const found = new Set<string>();
  const seen = new Set<string>();
  const measured = new Set<string>();
  const skipped = new Map<string, number>();
  const setAside: Discovery['setAside'] = [];
  let hasLinks = false;

  const skip = (reason: string): void => void skipped.set(reason, (skipped.get(reason) ?? 0) + 1);

  /** Decides about a file that no ignore rule leaves out. */
  const take = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (GENERATED.has(basename(file))) {
      skip('generated');
    } else if (accepts(file)) {
      const status = statSync(file, { throwIfNoEntry: false });
      // To read a pipe would wait for whoever writes it.
      if (status && !status.isFile()) {
        skip('not a regular file');
        return;
      }
      const size = status?.size ?? 0;
      const reason = size > maxBytes ? 'too large' : isMinified(file, size) ? 'minified' : undefined;
      if (reason === undefined) {
        found.add(file);
        measured.add(file);
      } else {
        skip(reason);
        setAside.push({
          file,
          reason: reason === 'too large' ? `too large (${size} bytes, the limit is ${maxBytes})` : reason,
        });
      }
    }
  };

  /** A file that was not named itself: ignored by no rule, and real. */
  const consider = (folder: string, file: string): void => {
    if (!accepts(file)) return;
    if (isConfiguredAway(file, false)) skip('ignored by configuration');
    else if (git.ignoresEntry(folder, file, false)) skip('ignored by .gitignore');
    else take(file);
  };

  const walk = (folder: string): void => {
    let entries: Dirent[];
    try {
      entries = readdirSync(folder, { withFileTypes: true });
    } catch {
      skip('folder not readable');
      setAside.push({ file: folder, reason: 'folder not readable' });
      return;
    }
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (NEVER.has(entry.name)) skip(entry.name);
        else if (isConfiguredAway(path, true)) skip('ignored by configuration');
        else if (git.ignoresEntry(folder, path, true)) skip('ignored by .gitignore');
        else walk(path);
      } else if (entry.isSymbolicLink()) {
        link(folder, path);
      } else {
        consider(folder, path);
      }
    }
  };

  /** A link to a file stands for that file; a link to a folder is not followed: it may lead around in a circle. */
  const link = (folder: string, path: string): void => {
    const target = statSync(path, { throwIfNoEntry: false });
    if (target?.isDirectory() === true) {
      skip('symbolic link to a folder');
      return;
    }
    if (target === undefined || !accepts(path)) return;
    hasLinks = true;
    const real = realpathSync.native(path);
    if (/[\\/]node_modules[\\/]/.test(real)) skip('node_modules');
    else if (!git.ignoresEntry(folder, path, false) && !isConfiguredAway(path, false)) take(real);
  };

  const named = (path: string): void => {
    const real = realpathSync.native(path);
    const status = statSync(real);
    if (status.isDirectory()) {
      if (git.ignores(real, true)) skip('ignored by .gitignore');
      else if (isConfiguredAway(real, true)) skip('ignored by configuration');
      else walk(real);
      return;
    }
    if (!accepts(real)) skip('not a source file');
    else if (status.isFile()) found.add(real);
    else skip('not a regular file');
  };

  const matching = (glob: string): void => {
    const files = globSync(glob, {
      cwd,
      absolute: true,
      dot: true,
      expandDirectories: false,
      followSymbolicLinks: false,
      ignore: ['**/node_modules/**', '**/.git/**'],
    });
    if (files.length === 0) throw new PathError(`no file matches ${glob} (from ${cwd})`);
    for (const file of files) {
      const path = resolve(file);
      const folder = resolve(path, '..');
      if (git.ignores(path, false)) skip('ignored by .gitignore');
      else consider(folder, realpathSync.native(path));
    }
  };

  for (const path of paths) {
    if (path.startsWith('!')) continue;
    const absolute = resolve(cwd, path);
    if (existsSync(absolute)) named(absolute);
    else if (isDynamicPattern(path)) matching(path);
    else throw new PathError(`${path} does not exist (from ${cwd})`);
  }

  return {
    files: [...found].sort(),
    measured,
    hasLinks,
    skipped: Object.fromEntries([...skipped].sort(([a], [b]) => (a < b ? -1 : 1))),
    setAside: setAside.filter(({ file }) => !found.has(file)).sort((a, b) => (a.file < b.file ? -1 : 1)),
  };
};
