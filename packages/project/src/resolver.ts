/** Specifiers to files: what Node, TypeScript and bundlers agree on, answered without running anything. */
import { realpathSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import type * as OxcResolver from 'oxc-resolver';
import type { NapiResolveOptions, ResolveResult } from 'oxc-resolver';
import { aliasedPlaces } from './framework-aliases.js';
import { sourcePlaces } from './source-folders.js';
import { sourceIn, sourceOfWorkspaceFile, splitSpecifier, workspaceSource } from './workspace-source.js';
import { workspacesOf } from './workspaces.js';

const load = createRequire(import.meta.url);

/** Where a specifier leads. `name` is the specifier of the package, with its subpath. */
export type Target = { kind: 'file'; file: string } | { kind: 'package'; name: string };

/** Declarations come last: where code stands beside them, the code says more. Projects of Vue leave out `.vue`. */
const EXTENSIONS = [
  '.ts',
  '.tsx',
  '.mts',
  '.cts',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.vue',
  '.d.ts',
  '.d.mts',
  '.d.cts',
  '.json',
];

/** `source` and `development` are where workspaces show their source to one another. */
const CONDITIONS = ['source', 'development', 'import', 'require', 'module', 'node', 'default'];

const OPTIONS: NapiResolveOptions = {
  extensions: EXTENSIONS,
  // TypeScript writes the name of the output; the source stands beside it.
  extensionAlias: {
    '.js': ['.ts', '.tsx', '.js', '.jsx', '.d.ts'],
    '.jsx': ['.tsx', '.jsx', '.d.ts'],
    '.mjs': ['.mts', '.mjs', '.d.mts'],
    '.cjs': ['.cts', '.cjs', '.d.cts'],
  },
  conditionNames: CONDITIONS,
  mainFields: ['source', 'module', 'main', 'types'],
  tsconfig: 'auto',
  builtinModules: false,
  nodePath: false,
  symlinks: true,
};

/** Loads the resolver, which a run that follows no import does without. */
const createResolvers = () => {
  const { ResolverFactory } = load('oxc-resolver') as typeof OxcResolver;
  const resolver = new ResolverFactory(OPTIONS);
  const withTypes = resolver.cloneWithOptions({ ...OPTIONS, conditionNames: [...CONDITIONS, 'types'] });
  const withoutTsconfig = { ...OPTIONS };
  delete withoutTsconfig.tsconfig;
  return { resolver, withTypes, plain: resolver.cloneWithOptions(withoutTsconfig) };
};

const isRelative = (specifier: string): boolean => /^\.{0,2}(?:\/|$)/.test(specifier);
const isInside = (file: string, folder: string): boolean => {
  const path = relative(folder, file);
  return path !== '' && !path.startsWith(`..${sep}`) && path !== '..' && !/^[a-z]:/i.test(path);
};
/** `…/node_modules/axios/index.js` -> `axios/index.js`. */
const packageNameOf = (file: string): string =>
  (file.split(/[\\/]node_modules[\\/]/).at(-1) ?? file).split(sep).join('/');
const inNodeModules = (file: string): boolean => /[\\/]node_modules[\\/]/.test(file);

/**
 * Makes a resolver for one project.
 *
 * Relative imports, index files, `paths`, `baseUrl` and references of the nearest tsconfig, `imports` and `exports` of
 * package.json, `.js` written for a `.ts` file, JSON; where all of these lead nowhere, workspaces that nothing links to, the prefixes of frameworks (`@/`, `~/`, `$lib/`) and the folders that bundlers look into (`utils/api` in `src`). What lies in node_modules is a package, unless it is a link to a folder of
 * the project (a workspace): that is a file, and its source where the entry is build output.
 *
 * @param root Absolute real path of the project.
 * @returns A function from specifier and importing file (absolute) to its target; undefined when a path leads nowhere.
 */
export const createResolver = (root: string): ((specifier: string, from: string) => Target | undefined) => {
  let made: ReturnType<typeof createResolvers> | undefined;

  const lookUp = (specifier: string, from: string): ResolveResult => {
    const { resolver, withTypes, plain } = (made ??= createResolvers());
    const first = resolver.resolveFileSync(from, specifier);
    if (first.path !== undefined) return first;
    const second = withTypes.resolveFileSync(from, specifier);
    // A tsconfig that cannot be read (an `extends` that is not installed) must not break every import below it.
    return second.path === undefined ? plain.sync(dirname(from), specifier) : second;
  };

  /** The file that a prefix of a framework, or a bundler that looks into the sources, leads to. */
  const findAliased = (name: string, from: string): string | undefined => {
    for (const { folder, specifier } of [...aliasedPlaces(name, from, root), ...sourcePlaces(name, from, root)]) {
      const { path } = (made ??= createResolvers()).plain.sync(folder, specifier);
      if (path !== undefined && isInside(path, root) && !inNodeModules(path)) return path;
    }
    return undefined;
  };

  let workspaces: ReadonlyMap<string, string> | undefined;
  /** The file that a workspace means which nothing links to: before an install, or where a package manager makes no links. */
  const findUnlinked = (specifier: string): string | undefined => {
    const { name, rest } = splitSpecifier(specifier);
    const folder = (workspaces ??= workspacesOf(root)).get(name);
    if (folder === undefined || !isInside(folder, root)) return undefined;
    const { resolver, plain } = (made ??= createResolvers());
    const manifest = join(folder, 'package.json');
    // By its own name, as its `exports` say; without them, by its path.
    const found = resolver.resolveFileSync(manifest, specifier).path ?? plain.sync(folder, `.${rest}`).path;
    if (found === undefined) return sourceIn(folder, `.${rest}`);
    return isInside(found, root) ? (sourceOfWorkspaceFile(specifier, found, manifest) ?? found) : undefined;
  };

  const find = (specifier: string, from: string): Target | undefined => {
    const name = specifier.replace(/[?#].*$/, (tail, offset: number) => (offset === 0 ? tail : ''));
    if (name === '' || isBuiltin(name) || /^(?:https?|data|node|npm|jsr|virtual):/.test(name))
      return { kind: 'package', name: specifier };
    const { path, packageJsonPath } = lookUp(name, from);
    if (path === undefined) {
      if (isRelative(name) || name.startsWith('#')) return undefined;
      const aliased = findUnlinked(name) ?? findAliased(name, from);
      if (aliased !== undefined) return { kind: 'file', file: aliased };
      const source = workspaceSource(name, dirname(from), (folder) => isInside(folder, root) && !inNodeModules(folder));
      return source === undefined ? { kind: 'package', name } : { kind: 'file', file: source };
    }
    if (inNodeModules(path)) return { kind: 'package', name: isRelative(name) ? packageNameOf(path) : name };
    if (isRelative(name)) return { kind: 'file', file: path };
    // A link to a folder outside the project is an installed package, too.
    if (!isInside(path, root)) return { kind: 'package', name };
    const source =
      packageJsonPath === undefined ? undefined : sourceOfWorkspaceFile(name, path, realPath(packageJsonPath));
    return { kind: 'file', file: source ?? path };
  };

  // What a specifier means is the same for every file of a folder.
  const known = new Map<string, Map<string, Target | undefined>>();
  return (specifier, from) => {
    const folder = dirname(from);
    const inFolder = known.get(folder) ?? new Map<string, Target | undefined>();
    known.set(folder, inFolder);
    if (!inFolder.has(specifier)) inFolder.set(specifier, find(specifier, from));
    return inFolder.get(specifier);
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
