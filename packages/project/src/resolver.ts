/** Specifiers to files: what Node, TypeScript and bundlers agree on, answered without running anything. */
import { existsSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { ResolverFactory, type NapiResolveOptions } from 'oxc-resolver';

/** Where a specifier leads. `name` is the specifier of the package, with its subpath. */
export type Target = { kind: 'file'; file: string } | { kind: 'package'; name: string };

const EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.d.ts', '.d.mts', '.d.cts', '.js', '.jsx', '.mjs', '.cjs', '.json'];

const OPTIONS: NapiResolveOptions = {
  extensions: EXTENSIONS,
  // TypeScript writes the name of the output; the source stands beside it.
  extensionAlias: {
    '.js': ['.ts', '.tsx', '.d.ts', '.js', '.jsx'],
    '.jsx': ['.tsx', '.d.ts', '.jsx'],
    '.mjs': ['.mts', '.d.mts', '.mjs'],
    '.cjs': ['.cts', '.d.cts', '.cjs'],
  },
  // `source` and `development` are where workspaces publish their source to one another.
  conditionNames: ['source', 'development', 'import', 'require', 'module', 'types', 'node', 'default'],
  mainFields: ['source', 'module', 'main', 'types'],
  tsconfig: 'auto',
  builtinModules: false,
  nodePath: false,
  symlinks: true,
};

const isRelative = (specifier: string): boolean => /^\.{0,2}(?:\/|$)/.test(specifier);
const isInside = (file: string, folder: string): boolean => {
  const path = relative(folder, file);
  return path !== '' && !path.startsWith(`..${sep}`) && path !== '..' && !/^[a-z]:/i.test(path);
};
const inNodeModules = (file: string): boolean => /[\\/]node_modules[\\/]/.test(file);

const OUTPUT = /[\\/](?:dist|build|lib|out|esm|cjs)[\\/](?:(?:esm|cjs|types|src)[\\/])?/;

/**
 * The source behind a built file of a workspace: `dist/a.js` -> `src/a.ts`, when it exists. Only the usual folders are tried;
 * a build that moves files elsewhere is left alone.
 */
const sourceOf = (file: string): string | undefined => {
  const match = OUTPUT.exec(file);
  if (match === null) return undefined;
  const packageFolder = file.slice(0, match.index);
  const rest = file.slice(match.index + match[0].length).replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
  for (const folder of ['src', '.']) {
    for (const extension of ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs']) {
      const candidate = join(packageFolder, folder, rest + extension);
      if (candidate !== file && existsSync(candidate)) return candidate;
    }
  }
  return undefined;
};

/**
 * Makes a resolver for one project.
 *
 * Relative imports, index files, `paths`, `baseUrl` and references of the nearest tsconfig, `imports` and `exports` of
 * package.json, `.js` written for a `.ts` file, JSON. What lies in node_modules is a package, unless it is a link to a folder of
 * the project (a workspace): that is a file, and its source where the entry is build output.
 *
 * @param root Absolute real path of the project.
 * @returns A function from specifier and importing file (absolute) to its target; undefined when a path leads nowhere.
 */
export const createResolver = (root: string): ((specifier: string, from: string) => Target | undefined) => {
  const resolver = new ResolverFactory(OPTIONS);
  // A tsconfig that cannot be read (an `extends` that is not installed) must not break every import below it.
  const plain = resolver.cloneWithOptions({ ...OPTIONS, tsconfig: undefined as never });

  const lookUp = (specifier: string, from: string): string | undefined => {
    const first = resolver.resolveFileSync(from, specifier);
    if (first.path !== undefined) return first.path;
    return plain.sync(dirname(from), specifier).path;
  };

  return (specifier, from) => {
    const name = specifier.replace(/[?#].*$/, (tail, offset: number) => (offset === 0 ? tail : ''));
    if (name === '' || isBuiltin(name) || /^(?:https?|data|node|npm|jsr|virtual):/.test(name))
      return { kind: 'package', name: specifier };
    const path = lookUp(name, from);
    if (path === undefined) {
      if (isRelative(name) || name.startsWith('#')) return undefined;
      return { kind: 'package', name };
    }
    if (inNodeModules(path) || !isInside(path, root))
      return isRelative(name) && !inNodeModules(path) ? { kind: 'file', file: path } : { kind: 'package', name };
    return { kind: 'file', file: isRelative(name) ? path : (sourceOf(path) ?? path) };
  };
};

/** Real path, or the path itself where nothing is there. */
export const realPath = (file: string): string => {
  try {
    return realpathSync.native(file);
  } catch {
    return file;
  }
};
