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
  const unread: Unread[] = [];
  const marked = new Set<string>();
  const readable: string[] = [];
  for (const [done, file] of files.entries()) {
    progress?.('Reading', { done, total: files.length });
    const source = project.read(file);
    if ('reason' in source) unread.push(source);
    else {
      if (mark !== undefined && source.text.includes(mark)) marked.add(file);
      readable.push(file);
    }
  }
  const pattern = candidatePattern(schedule);
  const isCandidate = (file: string): boolean => {
    const source = project.read(file);
    return marked.has(file) || ('text' in source && pattern.test(source.text));
  };
  // What lies outside of the project is linked to it in ways that the project does not know.
  const isWhole = all || readable.some((file) => !isBelow(project.root, file) && isCandidate(file));
  const isRelated = isWhole ? () => true : relatedFiles(project, schedule, config);
  return { files: readable.filter((file) => (marked.has(file) || isRelated(file)) && isCandidate(file)), unread };
}
