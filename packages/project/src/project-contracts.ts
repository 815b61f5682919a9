/** The contracts of the project layer, on one page: files on disk, configuration, and what could not be read. */
import type { AnalyzerSettings, ModuleHost, ServerConfiguration, SourceModule } from '@curfew/analyzer';
import type { TextPattern } from '@curfew/analyzer/words';
import type { Day, Schedule } from '@curfew/schedule';
import type { Target } from './resolver.js';

/** A file that could not be analysed, with the reason; never silently clean. */
export interface Unread {
  file: string;
  reason: string;
}

/** A file's text as read from disk. */
export interface SourceText {
  file: string;
  /** Without BOM. */
  text: string;
  bom: boolean;
}

/** Files found, and how many were left out for which reason. */
export interface Discovery {
  /** Absolute real paths, sorted, each once. */
  files: string[];
  /** Reason (`ignored by .gitignore`, `generated`) to the number of files or folders left out. */
  skipped: Record<string, number>;
  /**
   * Files among the skipped that are source code all the same: too large, or minified. One that holds a distinctive token counts
   * as unread; `fileMentions` tells. Also folders that cannot be read: they may hold any.
   */
  setAside: Unread[];
  /** Those of the files that were found to be no larger than the limit; the others were named by their paths. */
  measured: ReadonlySet<string>;
  /** Whether a file was reached by a symbolic link: it may be imported by another name than its own. */
  hasLinks: boolean;
}

export interface DiscoveryOptions {
  /** Absolute path that relative paths and globs start from. */
  cwd: string;
  /** Globs, from `cwd`, of what is left out; `*.gen.ts` without a slash matches at any depth, as in a .gitignore file. */
  ignore?: readonly string[];
  /** Files over this many bytes are set aside. Default 2 MiB. */
  maxBytes?: number;
  /** Which files are wanted, by path. Default: source files. */
  accepts?: (file: string) => boolean;
}

/** The configuration file, validated, with paths made absolute. */
export interface CurfewConfig extends Omit<AnalyzerSettings, 'mocks'> {
  /** Globs of files whose mocks without a host stand in for the service. */
  mocks?: string[];
  /** File the configuration was read from. */
  source?: string;
  /** Path of a schedule file; absent: the bundled one. */
  schedule?: string;
  asOf?: Day;
  /** Days. */
  horizon?: number;
  casing?: 'snake' | 'camel' | 'both';
  /**
   * `replaces`: ids of operations that this one takes over from, where the schedule names none for them; `fetchCards?user_id` for a filter.
   * `lists`: the resource that it answers a list of. `body`: field of its body to the parameter of the old path.
   */
  operations?: Record<string, ConfiguredOperation>;
  /**
   * `Resource.field` to its new name, where the schedule does not know it; null where there is none. `Other.field` where another resource
   * has it; `Other` where the field said whether there is one.
   */
  fields?: Record<string, string | null>;
  /** Other names for the same things (a gateway): name used in code to name in the schedule. */
  aliases?: ConfiguredAliases;
  /** Globs of files never analysed. */
  ignore?: string[];
  /** What fails `check`. */
  gate?: GateConfig;
  /** Per id. */
  overrides?: Record<string, { severity?: 'off' | 'warn' | 'error'; sunset?: Day }>;
}

/** Each is a map from a name used in code to the one that the schedule has. */
export interface ConfiguredAliases {
  values?: Record<string, string>;
  fields?: Record<string, string>;
  paths?: Record<string, string>;
  /** Host, with a port where it has one. */
  hosts?: Record<string, string>;
  /** The word before the credential. */
  authSchemes?: Record<string, string>;
}

/** An operation that the source of the schedule does not show, as a configuration supplies it. */
export interface ConfiguredOperation {
  method: string;
  path: string;
  replaces?: string[];
  lists?: string;
  body?: Record<string, string>;
}

/** The part of a configuration that decides what fails `check`. Times are `60d`, `60` or `8w`. */
export interface GateConfig {
  within?: string;
  failOn?: 'certain' | 'likely' | 'possible';
  /** Id to how many of its findings pass. */
  max?: Record<string, number>;
  /** Absolute path of the baseline. */
  baseline?: string;
  /** How long before its sunset an entry of the baseline stops to hold. */
  grace?: string;
}

/** A project on disk: its files parsed on demand and cached for the life of the object. */
export interface Project extends ModuleHost {
  readonly root: string;
  /** Parses the file; an `Unread` when no parser reads it, it is not UTF-8, or it is too large. */
  open(file: string): SourceModule | Unread;
  dataMentioning(tokens: readonly string[]): readonly string[];
  serverConfigurations(tokens: readonly string[]): readonly ServerConfiguration[];
  hasAutoImports(file: string): boolean;
  routeFiles(): readonly string[];
  /** Files that, by their names and texts, may say where servers pass requests on to; of the others, by their texts alone. Nothing is parsed. */
  serverFiles(others: readonly string[]): readonly string[];
  /** Raw text, without parsing. */
  read(file: string): SourceText | Unread;
  /** The reason why the file has no text, if it has none. What was read before is not read again. */
  whyUnread(file: string): Unread | undefined;
  /** Files of the project as they were found at the first question, and those adopted since. */
  files(): readonly string[];
  /** Files of the project whose text holds one of the tokens; nothing is parsed. The answer is kept, and narrower questions start from it. */
  filesMentioning(words: readonly string[] | TextPattern): readonly string[];
  /**
   * The files that imports link to these, with them: files that import them, directly or over others, and what those import; at most
   * six imports away. Nothing is parsed, so that a comment may link, too.
   */
  linkedTo(files: Iterable<string>): ReadonlySet<string>;
  /** Where a specifier in a file leads; undefined when it leads nowhere. Nothing is parsed. */
  targetOf(specifier: string, from: string): Target | undefined;
  /** Files whose text may import the file, each with the specifiers that say so. Nothing is parsed, so that a comment may be among them. */
  mayImport(file: string): ReadonlyMap<string, readonly string[]>;
  /** Replaces what is on disk by this module (an editor's or a parser's own). */
  adopt(module: SourceModule): void;
}

export interface ProjectOptions {
  /** Absolute path of the project root. */
  root: string;
  /** What lies in the root, where the caller has looked already. */
  discovery?: Discovery;
  schedule: Schedule;
  ignore?: readonly string[];
  /** Files over this many bytes are not parsed. Default 2 MiB. */
  maxBytes?: number;
  /** Told during a search of all files how many are done, and of how many. */
  onSearch?: (done: number, total: number) => void;
  /** Told each text (without BOM) as it is read from the disk. */
  onRead?: (file: string, text: string) => void;
}
