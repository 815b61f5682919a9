import {
  discoverFiles,
  distinctiveTokens,
  fileMentions,
  openProject,
  projectRootOf,
  type Project,
  type Unread,
} from '@curfew/project';
import { candidateFiles, type CandidateOptions } from './candidate-files.js';
import { leftOutText } from './left-out-text.js';
import { relativePath } from './relative-path.js';
import type { Setting } from './resolve-options.js';
import { asUsage, UsageError } from './usage-error.js';

/** The files of a project that may hold something, told from their texts; and what could not be read. */
export interface Listing {
  project: Project;
  /** Files looked at. */
  files: number;
  /** How many files or folders were left out, by reason. */
  skipped: Readonly<Record<string, number>>;
  /** Their absolute paths. */
  paths: readonly string[];
  /** Absolute paths of those that may hold something. */
  candidates: readonly string[];
  unread: Unread[];
}

/**
 * Discovers the files under the paths and searches each for the words of the schedule. Nothing is parsed.
 * Throws `UsageError` where there is no file to look at: an empty gate would always be green.
 */
export function listCandidates(setting: Setting, paths: readonly string[], options: CandidateOptions = {}): Listing {
  const { cwd, schedule, config } = setting;
  const ignore = config.ignore ?? [];
  const discovery = asUsage(() => discoverFiles(paths, { cwd, ignore }));
  const { files, skipped, setAside } = discovery;
  if (files.length === 0 && setAside.length === 0) {
    const left = leftOutText(skipped);
    throw new UsageError(
      `There is no source file to look at under ${paths.map((each) => `"${each}"`).join(', ')}.${left === '' ? '' : ` ${left}`}`,
    );
  }
  // What code is judged by may stand outside of the working directory: a client in another workspace.
  const root = projectRootOf(cwd);
  const isWhole = root === cwd && paths.length === 1 && paths[0] === '.';
  const { progress } = options;
  const onSearch = (done: number, total: number): void => progress?.('Reading', { done, total });
  const project = openProject({ root, schedule, ignore, onSearch, ...(isWhole && { discovery }) });
  const tokens = distinctiveTokens(schedule, config.baseUrls);
  const candidates = candidateFiles(files, project, setting, options);
  const unread = [...setAside.filter(({ file }) => mentions(file, tokens)), ...candidates.unread];
  return { project, files: files.length, skipped, paths: files, candidates: candidates.files, unread };
}

/** Whether a file that was set aside holds one of the tokens; one that cannot be searched may hold any. */
function mentions(file: string, tokens: readonly string[]): boolean {
  try {
    return fileMentions(file, tokens);
  } catch {
    return true;
  }
}

/** Unread files as reports show them. */
export function unreadForReport(unread: readonly Unread[], cwd: string): Unread[] {
  return unread
    .map(({ file, reason }) => ({ file: relativePath(cwd, file), reason }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
