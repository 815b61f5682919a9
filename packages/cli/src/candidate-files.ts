import { candidatePattern } from '@curfew/analyzer/words';
import { relatedFiles, type Project, type Unread } from '@curfew/project';
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
 * The files that may hold a match: with `all`, each that holds a word of the schedule; else those of them that can have to do with the
 * service, as `relatedFiles` tells.
 */
export function candidateFiles(
  files: readonly string[],
  project: Project,
  { schedule, config }: Setting,
  { all = false, mark, progress }: CandidateOptions,
): CandidateFiles {
  const pattern = candidatePattern(schedule);
  const isCandidate = (file: string): boolean => {
    const source = project.read(file);
    return 'text' in source && pattern.test(source.text);
  };
  const isMarked = (file: string): boolean => {
    const source = mark === undefined ? undefined : project.read(file);
    return mark !== undefined && source !== undefined && 'text' in source && source.text.includes(mark);
  };
  // What lies outside of the project is linked to it in ways that the project does not know.
  const isWhole = all || files.some((file) => !isBelow(project.root, file) && (isMarked(file) || isCandidate(file)));
  // Reads each file of the project once; texts may be too many to keep.
  const isRelated = isWhole ? () => true : relatedFiles(project, schedule, config);
  const unread: Unread[] = [];
  const found = files.filter((file, done) => {
    if (isWhole) progress?.('Reading', { done, total: files.length });
    const reason = project.whyUnread(file);
    if (reason) unread.push(reason);
    return !reason && (isMarked(file) || (isRelated(file) && isCandidate(file)));
  });
  return { files: found, unread };
}
