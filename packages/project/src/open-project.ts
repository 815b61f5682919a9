/** The project as the analyzer sees it: modules parsed on demand, followed through their imports in both directions. */
import { extname, resolve as absolute } from 'node:path';
import type { Resolution, SourceModule } from '@curfew/analyzer';
import { pathsDefinedIn, requestTokens, routesOfFile, type RoutePath } from '@curfew/analyzer/own-routes';
import { isShared } from '@curfew/analyzer/route-files';
import { carriedNamesIn, escapePattern, readingTokens, type TextPattern } from '@curfew/analyzer/words';
import { createAutoImports } from './auto-imports.js';
import { discoverFiles } from './discover-files.js';
import { createImportIndex } from './import-index.js';
import { linkedFiles } from './linked-files.js';
import { parseModule } from './parse-module.js';
import type { Discovery, Project, ProjectOptions, SourceText, Unread } from './project-contracts.js';
import { createResolver, realPath } from './resolver.js';
import { serverConfigurations, serverFiles } from './server-configurations.js';
import { DEFAULT_MAX_BYTES, isSourceName, readSource } from './source-text.js';

/** Texts beyond this many UTF-16 units together are read again when asked for. */
const KEPT_TEXT = 32 * 1024 * 1024;

/** As many searches are looked through for one that a narrower one may begin with. */
const MAX_FIRST = 64;

/** A file of a process of Electron, and what it shares with the scripts of a window. */
const PROCESS = /\b(?:ipcMain|ipcRenderer)\b|\.webContents\b/;
const SHARED = /\bexposeInMainWorld\(\s*['"](\w+)['"]/g;

/** One search over the project, and what it found. */
interface Search {
  tokens: readonly string[];
  patterns: readonly RegExp[];
  /** In the order of the project's files. */
  files: readonly string[];
}

const isModule = (opened: SourceModule | Unread): opened is SourceModule => 'ast' in opened;

/**
 * Opens a project. Nothing is read until it is asked for; what was read or parsed is kept for the life of the object.
 *
 * @param options `root` is absolute; `ignore` are globs of files that belong to no search over the project.
 */
export const openProject = (options: ProjectOptions): Project => {
  const root = realPath(absolute(options.root));
  const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
  const texts = new Map<string, SourceText | Unread>();
  /** Files whose text was read and is not kept. */
  const readable = new Set<string>();
  const modules = new Map<string, SourceModule | Unread>();
  const adopted = new Map<string, SourceModule>();
  const resolveFile = createResolver(root);
  /** By the sources of their patterns. */
  const searches = new Map<string, Search>();
  /** Those of them that narrower searches may begin with: to look through all would take longer than a search. */
  const first: Search[] = [];
  let keptText = 0;
  let discovered = options.discovery;
  let ownFiles: readonly string[] | undefined;
  let data: readonly string[] | undefined;
  let routes: readonly string[] | undefined;

  // What was discovered is named by its real path.
  const realPaths = new Map<string, string>(options.discovery?.files.map((file) => [file, file]));
  const keyOf = (file: string): string => {
    if (adopted.has(file)) return file;
    const known = realPaths.get(file) ?? realPath(absolute(root, file));
    realPaths.set(file, known);
    return known;
  };

  const read = (file: string): SourceText | Unread => {
    const key = keyOf(file);
    const own = adopted.get(key);
    const known = texts.get(key);
    const source = known ?? readSource(key, discovered?.measured.has(key) === true ? undefined : maxBytes);
    if (known === undefined) {
      if ('text' in source) options.onRead?.(key, source.text);
      if ('reason' in source) texts.set(key, source);
      else if (keptText < KEPT_TEXT && !readable.has(key)) {
        texts.set(key, source);
        keptText += source.text.length;
      } else {
        readable.add(key);
        if (own === undefined) index.note(key, source.text);
      }
    }
    return own === undefined ? source : { file: key, text: own.text, bom: 'bom' in source && source.bom };
  };

  const whyUnread = (file: string): Unread | undefined => {
    const key = keyOf(file);
    const known = readable.has(key) ? undefined : read(key);
    return known !== undefined && 'reason' in known ? known : undefined;
  };

  const open = (file: string): SourceModule | Unread => {
    const key = keyOf(file);
    const known = adopted.get(key) ?? modules.get(key);
    if (known !== undefined) return known;
    const source = read(key);
    const opened = 'reason' in source ? source : parseModule(key, source.text);
    modules.set(key, opened);
    return opened;
  };

  const discovery = (): Discovery => {
    discovered ??= discoverFiles([root], {
      cwd: root,
      maxBytes,
      ...(options.ignore && { ignore: options.ignore }),
    });
    return discovered;
  };

  /** Files of the project, found once; an adopted module belongs to it wherever it stands. */
  const files = (): readonly string[] => {
    ownFiles ??= [...new Set([...discovery().files, ...adopted.keys()])];
    return ownFiles;
  };

  const dataFiles = (): readonly string[] =>
    (data ??= discoverFiles([root], {
      cwd: root,
      maxBytes,
      accepts: (file) => extname(file) === '.json',
      ...(options.ignore && { ignore: options.ignore }),
    }).files);

  const holding = (list: readonly string[], patterns: readonly RegExp[]): readonly string[] =>
    list.filter((file, index) => {
      if (list === ownFiles) options.onSearch?.(index, list.length);
      const source = read(file);
      return 'text' in source && patterns.some((pattern) => pattern.test(source.text));
    });

  const opened = (list: Iterable<string>): SourceModule[] => [...list].map(open).filter(isModule);

  const index = createImportIndex({
    root,
    files,
    hasLinks: () => discovery().hasLinks,
    read,
    open,
    resolve: resolveFile,
  });

  const filesMentioning = (words: readonly string[] | TextPattern): readonly string[] => {
    const isPattern = 'patterns' in words;
    const tokens = (isPattern ? words.tokens : words).filter((token) => token !== '');
    const patterns = isPattern ? words.patterns : patternsOf(tokens);
    if (patterns.length === 0) return [];
    const source = patterns.map((pattern) => pattern.source).join('\n');
    const known = searches.get(source);
    if (known !== undefined) return known.files;
    // A text that holds a token holds each part of it, too.
    const covers = (search: Search): boolean =>
      tokens.every((token) => search.tokens.some((each) => token.includes(each)));
    const wider = isPattern ? undefined : first.filter(covers).sort((a, b) => a.files.length - b.files.length)[0];
    const search = { tokens, patterns, files: holding(wider?.files ?? files(), patterns) };
    searches.set(source, search);
    if (first.length < MAX_FIRST) first.push(search);
    return search.files;
  };

  const hasAutoImports = createAutoImports(root);

  /** Files that may use what a file exports without an import, since their framework brings it into them. */
  const usersWithoutImport = (file: string): string[] => {
    if (!isShared(file) || !hasAutoImports(file)) return [];
    const source = read(file);
    const names = 'text' in source ? exportedNames(source.text) : [];
    if (names.length === 0) return [];
    const users = filesMentioning(names);
    return users.filter((user) => user !== file && hasAutoImports(user));
  };

  /** Files that may be injected with what a file registers: those of AngularJS know each other by names alone. */
  const mayBeInjected = (file: string): readonly string[] => {
    const source = read(file);
    const isRegistering = 'text' in source && /\bangular\s*\.\s*module\s*\(/.test(source.text);
    return isRegistering ? filesMentioning(['.module(']) : [];
  };

  /** Files that processes of Electron reach from one of theirs: the others, and scripts that use what is shared with a window. */
  const mayBeReached = (file: string): readonly string[] => {
    const source = read(file);
    if (!('text' in source) || !PROCESS.test(source.text)) return [];
    const shared = [...source.text.matchAll(SHARED)].flatMap(([, name]) => (name === undefined ? [] : [`${name}.`]));
    return filesMentioning(['ipcMain', 'ipcRenderer', ...shared]);
  };

  /** Files that may request a route that one of these may define, or read what one of them writes to what handlers are handed. */
  const mayReceive = (servers: Iterable<string>): readonly string[] => {
    const paths: RoutePath[] = [];
    const names = new Set<string>();
    for (const file of servers) {
      paths.push(...routesOfFile(file).map(({ path }) => path));
      const source = read(file);
      if ('reason' in source) continue;
      paths.push(...pathsDefinedIn(source.text));
      for (const name of carriedNamesIn(source.text)) names.add(name);
    }
    return filesMentioning([...requestTokens(paths), ...[...names].flatMap(readingTokens)]);
  };

  /** What is linked to the service is asked for again and again, all else hardly ever. */
  const keepOnly = (linked: ReadonlySet<string>): void => {
    for (const [key, source] of texts) {
      if ('reason' in source || linked.has(key)) continue;
      texts.delete(key);
      readable.add(key);
      keptText -= source.text.length;
    }
  };

  /** The same searches with another text of one file. */
  const searchAgain = (key: string, text: string): void => {
    for (const search of searches.values()) {
      const has = search.files.includes(key);
      if (has === search.patterns.some((pattern) => pattern.test(text))) continue;
      const found = new Set(search.files);
      if (has) found.delete(key);
      else found.add(key);
      search.files = files().filter((file) => found.has(file));
    }
  };

  const resolve = (specifier: string, from: SourceModule): Resolution | undefined => {
    const target = resolveFile(specifier, from.file);
    if (target === undefined) return undefined;
    if (target.kind === 'package') return { kind: 'package', name: target.name };
    const { file } = target;
    if (extname(file) === '.json') return readJson(read(file));
    if (!isSourceName(file)) return undefined;
    const module = open(file);
    return isModule(module) ? { kind: 'module', module } : undefined;
  };

  return {
    root,
    open,
    read,
    whyUnread,
    adopt(module) {
      const key = realPath(absolute(root, module.file));
      // The very object: who adopts a module compares what comes back with it.
      adopted.set(key, module);
      ownFiles = undefined;
      routes = undefined;
      searchAgain(key, module.text);
      index.forget(key);
    },
    resolve,
    importers: (module) => opened(index.importersOf(keyOf(module.file))),
    modulesMentioning: (tokens) => opened(filesMentioning(tokens)),
    dataMentioning: (tokens) => (tokens.length === 0 ? [] : holding(dataFiles(), patternsOf(tokens))),
    serverConfigurations: (tokens) =>
      serverConfigurations({ files, data: dataFiles, read, open }, tokens.length === 0 ? [] : filesMentioning(tokens)),
    hasAutoImports,
    routeFiles: () => (routes ??= files().filter((file) => routesOfFile(file).length > 0)),
    serverFiles: (others) => serverFiles({ files, data: dataFiles, read }, others).map(({ file }) => file),
    files,
    filesMentioning,
    linkedTo(seeds) {
      const mayImport = (file: string): string[] => [
        ...index.mayImport(file),
        ...usersWithoutImport(file),
        ...mayBeInjected(file),
        ...mayBeReached(file),
      ];
      const linked = linkedFiles(seeds, { read, files, ...index, mayImport, mayReceive });
      keepOnly(linked);
      return linked;
    },
    targetOf: resolveFile,
    mayImport: (file) => index.spelledImporters(keyOf(file)),
  };
};

/** Names that a text exports where it declares them. */
const exportedNames = (text: string): string[] =>
  [...text.matchAll(/\bexport\s+(?:async\s+)?(?:const|function)\s+(\w+)/g)].flatMap(([, name]) => name ?? []);

const readJson = (source: SourceText | Unread): Resolution | undefined => {
  if ('reason' in source) return undefined;
  try {
    return { kind: 'json', value: JSON.parse(source.text) as unknown, file: source.file };
  } catch {
    return undefined;
  }
};

/** One regular expression for all tokens: many times faster than a search for each. None for none. */
const patternsOf = (tokens: readonly string[]): RegExp[] => {
  const sources = tokens.map(escapePattern);
  return sources.length === 0 ? [] : [new RegExp(sources.join('|'))];
};
