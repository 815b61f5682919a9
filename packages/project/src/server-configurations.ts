/** Files that may say where a development or web server passes requests on to: found by their names, read as modules or JSON. */
import { basename, dirname, extname, sep } from 'node:path';
import type { ServerConfiguration, SourceModule } from '@curfew/analyzer';
import { escapePattern } from '@curfew/analyzer/words';
import type { SourceText, Unread } from './project-contracts.js';

interface Sources {
  files: () => readonly string[];
  /** JSON files. */
  data: () => readonly string[];
  read: (file: string) => SourceText | Unread;
  open: (file: string) => SourceModule | Unread;
}

/** `vite.config.ts`, `webpack.dev.js`, `.umirc.ts`. */
const TOOL = /(?:\.config|^webpack\b.*|^\.\w+rc)\.[cm]?[jt]s$/i;
/** `proxy.conf.js`, `proxy.conf.dev.json`, `dev-proxy.json`, `config/proxy.ts`. */
const TABLE = /(?:^|[.-])proxy(?:[.-]\w+)*\.(?:[cm]?[jt]s|json)$/i;
/** `src/setupProxy.js`. */
const PROGRAM = /^setupProxy\.[cm]?[jt]s$/;
/** Where Angular's configuration names such a table. */
const NAMED_TABLE = /"proxyConfig"\s*:\s*"([^"]+)"/g;
const PASSES_ON = /proxy|rewrites|routeRules/i;

/** A file that may say it, told from its name and its text, and what is in it. */
export interface ServerFile {
  file: string;
  role: ServerConfiguration['role'];
}

/**
 * The files of a project that may say it.
 *
 * @param others Files that count whatever their names are, as programs.
 */
export const serverFiles = (
  { files, data, read }: Pick<Sources, 'files' | 'data' | 'read'>,
  others: readonly string[],
): ServerFile[] => {
  const tables = data()
    .filter(isWorkspace)
    .flatMap((file) => namedTables(textOf(read, file)));
  const roleOf = (file: string): ServerFile['role'] | undefined => {
    const name = basename(file);
    if (TABLE.test(name) || tables.some((table) => file.endsWith(table))) return 'table';
    return PROGRAM.test(name) ? 'program' : TOOL.test(name) || name === 'package.json' ? 'tool' : undefined;
  };
  const named = [...files(), ...data()].flatMap((file) => {
    const role = roleOf(file);
    return role ? [{ file, role }] : [];
  });
  const known = new Set(named.map(({ file }) => file));
  const programs = others.filter((file) => !known.has(file)).map((file) => ({ file, role: 'program' as const }));
  return [...named, ...programs].filter(({ file, role }) => role === 'table' || PASSES_ON.test(textOf(read, file)));
};

/** The same with their contents. A file that cannot be read is left out: whoever looks at it by itself says so. */
export const serverConfigurations = (sources: Sources, others: readonly string[]): ServerConfiguration[] => {
  const { data, read, open } = sources;
  const packages = new Set(
    data()
      .filter((file) => basename(file) === 'package.json')
      .map((file) => dirname(file)),
  );
  return serverFiles(sources, others).flatMap(({ file, role }) => {
    const content = contentOf(file, read, open);
    return content ? [{ file, role, content, serves: servedBy(file, packages) }] : [];
  });
};

const textOf = (read: Sources['read'], file: string): string => {
  const source = read(file);
  return 'text' in source ? source.text : '';
};

const isWorkspace = (file: string): boolean => /^(?:angular|workspace|project)\.json$/.test(basename(file));

/** The ends of the paths of the tables that a configuration of Angular names. */
const namedTables = (text: string): string[] =>
  [...text.matchAll(NAMED_TABLE)].map(
    ([, path = '']) =>
      sep +
      path
        .split(/[\\/]/)
        .filter((part) => part !== '.')
        .join(sep),
  );

const contentOf = (
  file: string,
  read: Sources['read'],
  open: (file: string) => SourceModule | Unread,
): ServerConfiguration['content'] | undefined => {
  if (extname(file) === '.json') {
    try {
      return { kind: 'json', value: JSON.parse(withoutComments(textOf(read, file))) as unknown };
    } catch {
      return undefined;
    }
  }
  const opened = open(file);
  return 'ast' in opened ? { kind: 'module', module: opened } : undefined;
};

/** Angular reads its tables with comments and trailing commas. */
const withoutComments = (text: string): string =>
  text.replace(
    /("(?:\\.|[^"\\])*")|\/\*[^]*?\*\/|\/\/.*|,(?=\s*[}\]])/g,
    (_, string: string | undefined) => string ?? '',
  );

/** The files of the same package; where no folder above is one, those below the folder of the configuration. */
const servedBy = (configuration: string, packages: ReadonlySet<string>): ((file: string) => boolean) => {
  const own = packageOf(dirname(configuration), packages);
  const folder = own ?? dirname(configuration);
  const below = new RegExp(`^${escapePattern(folder)}[\\\\/]`);
  return (file) => below.test(file) && packageOf(dirname(file), packages) === own;
};

/** The nearest folder that holds a package.json. */
const packageOf = (start: string, packages: ReadonlySet<string>): string | undefined => {
  for (let folder = start; ; folder = dirname(folder)) {
    if (packages.has(folder)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
};

/**
 * The beginnings of paths in texts that may be such configurations: each text in quotes that begins with a slash.
 *
 * @returns Without slashes at both ends.
 */
export const writtenPrefixes = (texts: Iterable<string>): string[] => {
  const found = new Set<string>();
  for (const text of texts) {
    for (const [, prefix = ''] of text.matchAll(/["'`]\^?\\?\/((?:[\w.-]+\/?)+)/g))
      found.add(prefix.replace(/\/$/, ''));
  }
  return [...found];
};
