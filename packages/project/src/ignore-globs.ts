/** Globs of what is left out, as people write them in configuration, to a test of absolute paths. */
import { sep } from 'node:path';
import createIgnore from 'ignore';

const toSlashes = (path: string): string => path.split(sep).join('/');

/** Characters that mean something in a glob, in the name of a folder that means itself. */
const escapeGlob = (path: string): string => path.replace(/[\\[\]*?{}!# ]/g, '\\$&');

/** `/…` or `C:/…`, also behind `!`. */
const isAbsoluteGlob = (glob: string): boolean => /^!?(?:\/|[A-Za-z]:\/)/.test(glob);

/**
 * Makes a glob independent of where it is read: `*.gen.ts`, without a slash, matches at any depth below the folder, other globs
 * from the folder. A leading `!` (take back what an earlier glob left out) stays in front.
 *
 * @param folder Absolute path that the glob is relative to.
 */
export const anchorGlob = (glob: string, folder: string): string => {
  const negation = glob.startsWith('!') ? '!' : '';
  const rest = glob.slice(negation.length).replace(/^\.\//, '/');
  const base = escapeGlob(toSlashes(folder)).replace(/\/$/, '');
  // `/src` means the folder beside the configuration, as in a .gitignore file; a real absolute path begins with the folder.
  if (rest.startsWith(`${base}/`)) return negation + rest;
  const hasSlash = rest.replace(/\/$/, '').includes('/');
  return `${negation}${base}/${hasSlash ? rest.replace(/^\//, '') : `**/${rest}`}`;
};

/** `{a,b}` in each of its readings: ignore rules know stars but no braces. */
const expandBraces = (glob: string): string[] => {
  const match = /(?<!\\)\{([^{}]*,[^{}]*)\}/.exec(glob);
  if (match === null) return [glob];
  const [whole, list = ''] = match;
  const before = glob.slice(0, match.index);
  const after = glob.slice(match.index + whole.length);
  return list.split(',').flatMap((each) => expandBraces(before + each + after));
};

/**
 * Makes a test of what globs leave out.
 *
 * @param globs As in configuration, relative to `folder`; or absolute, as `anchorGlob` makes them.
 * @returns Takes an absolute real path, and whether it is a folder.
 */
export const createIgnoreTest = (
  globs: readonly string[],
  folder: string,
): ((path: string, isFolder: boolean) => boolean) => {
  if (globs.length === 0) return () => false;
  const anchored = globs.map((glob) => (isAbsoluteGlob(glob) ? glob : anchorGlob(glob, folder)));
  const rules = createIgnore({ ignorecase: false }).add(anchored.flatMap(expandBraces));
  return (path, isFolder) => {
    const name = toSlashes(path).replace(/^\/+/, '');
    return name !== '' && rules.ignores(isFolder ? `${name}/` : name);
  };
};
