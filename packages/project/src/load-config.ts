/** Finds, reads and checks the configuration of a project. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { configProblems, type WrittenConfig } from './config-check.js';
import { ConfigError, jsonPath, type ConfigProblem } from './config-error.js';
import { anchorGlob } from './ignore-globs.js';
import { placeOf } from './parse-result.js';
import type { CurfewConfig } from './project-contracts.js';
import { realPath } from './resolver.js';

const FILE = 'curfew.config.json';
const KEY = 'curfew';
/** What an import of a client leaves out. */
const ENDINGS = [
  '',
  ...['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'].flatMap((each) => [each, `${sep}index${each}`]),
];

const broken = (text: string, error: unknown): ConfigProblem => {
  const message = error instanceof Error ? error.message : String(error);
  const position = /at position (\d+)/.exec(message)?.[1];
  const reason = message.replace(/ in JSON at position \d+.*$/s, '');
  if (position === undefined) return { path: '$', reason: `broken JSON: ${reason}` };
  const { line, column } = placeOf(text, Number(position));
  return { path: '$', reason: `broken JSON at line ${line}, column ${column}: ${reason}` };
};

const readJson = (file: string): unknown => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new ConfigError(file, [{ path: '$', reason: missing ? 'no such file' : `not readable: ${String(error)}` }]);
  }
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ConfigError(file, [
      error instanceof SyntaxError ? broken(text, error) : { path: '$', reason: 'not UTF-8' },
    ]);
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The `curfew` entry of a package.json. One that is broken JSON is its package manager's matter, unless it was named. */
const packageEntry = (file: string, wasNamed: boolean): unknown => {
  try {
    const data = readJson(file);
    return isObject(data) && Object.hasOwn(data, KEY) ? data[KEY] : undefined;
  } catch (error) {
    if (wasNamed) throw error;
    return undefined;
  }
};

interface Found {
  file: string;
  data: unknown;
}

/** The nearest configuration: a folder's own before its parent's, up to the root of the repository. */
const search = (cwd: string): Found | undefined => {
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    const file = join(folder, FILE);
    const manifest = join(folder, 'package.json');
    const hasFile = existsSync(file);
    const entry = existsSync(manifest) ? packageEntry(manifest, false) : undefined;
    if (hasFile && entry !== undefined) {
      throw new ConfigError(file, [
        { path: '$', reason: `there is also a configuration in ${manifest} ("${KEY}"); keep one of the two` },
      ]);
    }
    if (hasFile) return { file, data: readJson(file) };
    if (entry !== undefined) return { file: manifest, data: entry };
    if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return undefined;
  }
};

const named = (file: string): Found => {
  if (basename(file) !== 'package.json') return { file, data: readJson(file) };
  const data = packageEntry(file, true);
  if (data === undefined) throw new ConfigError(file, [{ path: '$', reason: `there is no "${KEY}" in it` }]);
  return { file, data };
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file that a client's path means; extensions and `index` may be left out. */
const clientModule = (module: string, folder: string): string | undefined => {
  if (!module.startsWith('.') && !isAbsolute(module)) return module;
  const base = resolve(folder, module);
  // TypeScript code writes `./api.js` for api.ts.
  const source = base.replace(/\.([cm]?)js(x?)$/, '.$1ts$2');
  const found = [...ENDINGS.map((ending) => base + ending), source].find(isFile);
  return found === undefined ? undefined : realPath(found);
};

/** A map without the names that every object inherits, so that a look-up of `constructor` finds nothing. */
const plainMap = <T>(map: Record<string, T>): Record<string, T> =>
  Object.assign(Object.create(null) as Record<string, T>, map);
const plainMaps = (value: unknown): unknown =>
  isObject(value)
    ? plainMap(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plainMaps(each)])))
    : value;

const finish = ({ file, data }: Found): CurfewConfig => {
  const problems = configProblems(data);
  if (problems.length > 0) throw new ConfigError(file, problems);
  const folder = dirname(file);
  const written = { ...(data as WrittenConfig) };
  delete written['$schema'];
  const clients = written.clients?.map((client, index) => {
    const module = clientModule(client.module, folder);
    if (module === undefined)
      problems.push({
        path: jsonPath('clients', index, 'module'),
        reason: `${resolve(folder, client.module)} does not exist`,
      });
    const casing = client.casing ?? (written['casing'] as typeof client.casing);
    return { module: module ?? client.module, export: client.export ?? 'default', ...(casing && { casing }) };
  });
  if (problems.length > 0) throw new ConfigError(file, problems);
  const gate = written['gate'] as CurfewConfig['gate'];
  return {
    ...(Object.fromEntries(Object.entries(written).map(([key, value]) => [key, plainMaps(value)])) as CurfewConfig),
    source: file,
    ...(written.schedule !== undefined && { schedule: resolve(folder, written.schedule) }),
    ...(clients && { clients }),
    ...(gate && {
      gate: { ...gate, ...(gate.baseline !== undefined && { baseline: resolve(folder, gate.baseline) }) },
    }),
    ...(written.ignore && { ignore: written.ignore.map((glob) => anchorGlob(glob, folder)) }),
    ...(written.mocks && { mocks: written.mocks.map((glob) => anchorGlob(glob, folder)) }),
  };
};

/**
 * Loads the configuration: `curfew.config.json`, or `"curfew"` in package.json, from the nearest folder that has one, searched
 * upward from `cwd` to the root of the repository.
 *
 * `schedule`, the files of `clients` and the globs of `ignore` and `mocks` come back absolute; a client without `export` means the default export, and
 * one without `casing` has that of the configuration. Without any configuration the result is empty.
 *
 * @param file A configuration file to use instead of searching, absolute or relative to `cwd`.
 * @throws ConfigError The file cannot be read, is no JSON, or says what the schema does not allow; two configurations in one folder.
 */
export const loadConfig = (cwd: string, file?: string): CurfewConfig => {
  const found = file === undefined ? search(cwd) : named(resolve(cwd, file));
  return found === undefined ? {} : finish(found);
};
