/** The source of a workspace whose package.json names its build output, built or not. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];
/** The usual folders of build output in a package, and those that compilers make in them. */
const OUTPUT = /^(?:dist|build|lib|out|esm|cjs)\/(?:(?:esm|cjs|types|src)\/)?/;

const firstSource = (base: string, except = ''): string | undefined =>
  EXTENSIONS.map((extension) => base + extension).find((file) => file !== except && existsSync(file));

/**
 * The source behind a built file of a package: `dist/a.js` -> `src/a.ts`, or `a.ts` beside the output folder, when it exists. A
 * build that moves files elsewhere is left alone.
 *
 * @param file Absolute path of the built file; need not exist.
 * @param folder Absolute path of the package.
 */
const sourceOfOutput = (file: string, folder: string): string | undefined => {
  const path = relative(folder, file).split(sep).join('/');
  const output = OUTPUT.exec(path)?.[0];
  if (output === undefined || !/(?:\.d\.[cm]?ts|\.[cm]?jsx?)$/.test(path)) return undefined;
  const rest = path.slice(output.length).replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
  return firstSource(join(folder, 'src', rest), file) ?? firstSource(join(folder, rest), file);
};

/** All paths in an entry of `exports`, whatever the conditions. */
const pathsIn = (entry: unknown): string[] => {
  if (typeof entry === 'string') return [entry];
  if (typeof entry === 'object' && entry !== null) return Object.values(entry).flatMap(pathsIn);
  return [];
};

interface Manifest {
  exports?: unknown;
  main?: unknown;
  module?: unknown;
}

/** Files that package.json names for a subpath (`.` or `./cards`). */
const entriesOf = ({ exports, main, module }: Manifest, subpath: string): string[] => {
  const map = typeof exports === 'object' && exports !== null ? (exports as Record<string, unknown>) : undefined;
  const hasSubpaths = map !== undefined && Object.keys(map).some((key) => key.startsWith('.'));
  if (hasSubpaths && Object.hasOwn(map, subpath)) return pathsIn(map[subpath]);
  if (subpath !== '.') return exports === undefined ? [subpath] : [];
  return [...(hasSubpaths ? [] : pathsIn(exports)), ...pathsIn(module), ...pathsIn(main)];
};

/** `@shop/shared/cards` -> `@shop/shared` and `/cards`. */
export const splitSpecifier = (specifier: string): { name: string; rest: string } => {
  const [, name = specifier, rest = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.+)?$/.exec(specifier) ?? [];
  return { name, rest };
};

/** The package's own name where package.json can be read. */
const nameIn = (manifest: string): unknown => {
  try {
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown }).name;
  } catch {
    return undefined;
  }
};

/**
 * The source behind what a bare specifier resolved to, when that is build output of the workspace it names.
 *
 * @param manifest Absolute path of the package.json that `file` belongs to.
 */
export const sourceOfWorkspaceFile = (specifier: string, file: string, manifest: string): string | undefined =>
  nameIn(manifest) === splitSpecifier(specifier).name ? sourceOfOutput(file, dirname(manifest)) : undefined;

/**
 * The source that a bare specifier means in a linked workspace whose build output does not exist. Patterns with `*` in `exports`
 * are not read.
 *
 * @param specifier `@shop/shared`, `@shop/shared/cards`.
 * @param from Absolute folder of the importing file.
 * @param isWorkspace Whether the real path of a package is a folder of the project.
 */
export const workspaceSource = (
  specifier: string,
  from: string,
  isWorkspace: (folder: string) => boolean,
): string | undefined => {
  const { name, rest } = splitSpecifier(specifier);
  for (let folder = from; ; folder = dirname(folder)) {
    const installed = join(folder, 'node_modules', name);
    if (existsSync(join(installed, 'package.json'))) {
      const real = realpathSync.native(installed);
      return isWorkspace(real) ? sourceIn(real, `.${rest}`) : undefined;
    }
    if (dirname(folder) === folder) return undefined;
  }
};

/**
 * The source of a subpath (`.` or `./cards`) of a package whose build output does not exist.
 *
 * @param folder Absolute path of the package.
 */
export const sourceIn = (folder: string, subpath: string): string | undefined => {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const sources = entriesOf(manifest, subpath).map((entry) => sourceOfOutput(join(folder, entry), folder));
    return (
      sources.find((source) => source !== undefined) ??
      firstSource(join(folder, subpath === '.' ? 'src/index' : `src/${subpath}`))
    );
  } catch {
    return undefined;
  }
};
