import path from 'node:path';

/**
 * The globs of a configuration file, as ESLint reads `ignores`: relative to its base path, and a folder means what lies in it
 * only when that is written. Globs of other folders are left out: ESLint does not lint there.
 * @param globs absolute, with `/`, as `loadConfig` gives them; or relative to the base path
 * @param base absolute path of the folder of `eslint.config.js`
 */
export function eslintIgnores(globs: readonly string[], base: string): string[] {
  const folder = `${base
    .split(path.sep)
    .join('/')
    .replace(/[\\[\]*?{}!# ]/g, '\\$&')
    .replace(/\/$/, '')}/`;
  return globs.flatMap((glob) => {
    const negation = glob.startsWith('!') ? '!' : '';
    const rest = glob.slice(negation.length);
    const isAbsolute = /^(?:\/|[A-Za-z]:\/)/.test(rest);
    if (isAbsolute && !rest.startsWith(folder)) return [];
    const relative = (isAbsolute ? rest.slice(folder.length) : rest).replace(/\/$/, '');
    return [negation + relative, `${negation}${relative}/**`];
  });
}
