/** The markers that stand in a module, and which code each of them speaks of. */
import type { SourceModule } from '@curfew/analyzer';
import { commentsOf, type Comment } from '../text/comments.js';
import { lineStart } from '../text/source-text.js';
import { MARKER_START, markersIn } from './marker-text.js';
import { lineEnd } from './text-places.js';

/** A marker in a module. */
export interface FoundMarker {
  id: string;
  comment: Comment;
  /** Offsets of Curfew's own words. */
  start: number;
  end: number;
  /** Offset of the code that follows. */
  of: number;
}

/** All markers of a module, in source order. */
export function markersOf(module: SourceModule): FoundMarker[] {
  const { text } = module;
  if (!text.includes(MARKER_START)) return [];
  return markersAmong(text, commentsOf(module));
}

/** The markers in comments of a text. */
export function markersAmong(text: string, comments: readonly Comment[]): FoundMarker[] {
  return comments.flatMap((comment) =>
    markersIn(comment.text).map(({ id, start, end }) => ({
      id,
      comment,
      start: comment.start + start,
      end: comment.start + end,
      of: codeAfter(text, comment),
    })),
  );
}

/** Whether a marker speaks of the code at an offset: code of the line that follows it, or of the line that it ends. */
export function speaksOf(text: string, { comment, of }: FoundMarker, offset: number): boolean {
  if (of <= offset && offset <= lineEnd(text, of)) return true;
  return lineStart(text, comment.start) <= offset && offset < comment.start;
}

const GAP = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\r\n\u2028\u2029]*)*/y;
const JSX_GAP = /(?:\s|\{\s*(?:\/\*[\s\S]*?\*\/\s*)+\})*/y;

/** Offset of the code behind a comment, other comments passed over; of the next child where it is a comment of JSX. */
function codeAfter(text: string, comment: Comment): number {
  const next = comment.end + matchLength(GAP, text, comment.end);
  if (!/\{\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(text.slice(Math.max(0, comment.start - 2000), comment.start)))
    return next;
  return text[next] === '}' ? next + 1 + matchLength(JSX_GAP, text, next + 1) : next;
}

function matchLength(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
