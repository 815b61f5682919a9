import { asWritten, candidatePattern, isBoundByConfiguration, linkingPattern, serviceTokens } from '@curfew/analyzer';
import { analyzerSettings, type Project, type Unread } from '@curfew/project';
import { distinctiveTokens } from './distinctive-tokens.js';
import { isBelow } from './relative-path.js';
import type { ReportProgress } from './progress.js';
import type { Setting } from './resolve-options.js';

/** Which files count as candidates. */
export interface CandidateOptions {
  /** Also those that could only hold what is merely possible. */
  all?: boolean | undefined;
  /** Also those that hold this text. */
  mark?: string | undefined;
  progress?: ReportProgress | undefined;
}

/** Which files are worth parsing, told from the texts. */
export interface CandidateFiles {
  files: string[];
  /** Files whose text could not be read. */
  unread: Unread[];
}

/**
 * The files that may hold a match. With `all`, each that holds a word of the schedule. Else, where no text of the project names the
 * service, only what holds a distinctive word, so that it is not
 * silently clean when it cannot be read; and where one does, those with a word of the schedule that are linked by imports to a file that
 * may itself have to do with it.
 */
export function candidateFiles(
  files: readonly string[],
  project: Project,
  { schedule, config, cwd }: Setting,
  { all = false, mark, progress }: CandidateOptions,
): CandidateFiles {
  const pattern = candidatePattern(schedule);
  const unread: Unread[] = [];
  const found: string[] = [];
  const marked = new Set<string>();
  for (const [done, file] of files.entries()) {
    progress?.('Reading', { done, total: files.length });
    const source = project.read(file);
    if ('reason' in source) unread.push(source);
    else {
      const isMarked = mark !== undefined && source.text.includes(mark);
      if (isMarked) marked.add(file);
      if (isMarked || pattern.test(source.text)) found.push(file);
    }
  }
  const settings = analyzerSettings(config);
  // What lies outside of the project is linked to it in ways that the project does not know.
  if (all || found.some((file) => !isBelow(cwd, file))) return { files: found, unread };
  const tokens = asWritten(serviceTokens(schedule));
  const isBound =
    isBoundByConfiguration(settings) ||
    project.filesMentioning(tokens).length > 0 ||
    project.dataMentioning(serviceTokens(schedule)).length > 0;
  if (!isBound) {
    const distinctive = new Set(project.filesMentioning(distinctiveTokens(schedule, config.baseUrls)));
    return { files: found.filter((file) => distinctive.has(file) || marked.has(file)), unread };
  }
  const mocks = files.filter((file) => settings.mocks?.(file));
  const linked = project.linkedTo([...project.filesMentioning(linkingPattern(schedule, settings)), ...mocks]);
  return { files: found.filter((file) => linked.has(file) || marked.has(file)), unread };
}
