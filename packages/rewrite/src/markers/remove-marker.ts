import type { SourceModule } from '@curfew/analyzer';
import type { Edit } from '../plan-types.js';
import type { Comment } from '../text/comments.js';
import { isFirstOnLine, lineStart, nextLineStart, replaceRange, type Range } from '../text/source-text.js';
import type { FoundMarker } from './found-markers.js';
import { lineEnd } from './text-places.js';

/**
 * Takes markers out: the comment together with its line where nothing else is on it; the words of a person stay, as a comment
 * without the marker.
 *
 * @param gone markers of one comment
 */
export function removeMarkers(module: SourceModule, comment: Comment, gone: readonly FoundMarker[]): Edit[] {
  const { text } = module;
  let rest = '';
  let position = comment.start;
  for (const { start, end } of gone) {
    rest += text.slice(position, start);
    position = end;
  }
  rest += text.slice(position, comment.end);
  if (/^(?:\/\/+|\/\*+[\s*]*\*\/)\s*$/.test(rest)) return [replaceRange(module, wholeOf(text, comment), '')];
  return gone.map(({ start, end }) => {
    const behind = /^[^\S\r\n]*/.exec(text.slice(end, comment.end))?.[0].length ?? 0;
    return replaceRange(module, { start, end: end + behind }, '');
  });
}

/** A comment with the line, the braces of JSX or the space that it takes up. */
function wholeOf(text: string, comment: Comment): Range {
  const before = /\{\s*$/.exec(text.slice(lineStart(text, comment.start), comment.start));
  const after = /^\s*\}/.exec(text.slice(comment.end));
  if (before && after) {
    const braces = { start: comment.start - before[0].length, end: comment.end + after[0].length };
    if (isAlone(text, braces)) return lineOf(text, braces);
  }
  if (isAlone(text, comment)) return lineOf(text, comment);
  if (comment.text.startsWith('//')) {
    const space = /[^\S\r\n]*$/.exec(text.slice(0, comment.start))?.[0].length ?? 0;
    return { start: comment.start - space, end: comment.end };
  }
  return { start: comment.start, end: comment.end + Number(text[comment.end] === ' ') };
}

function isAlone(text: string, { start, end }: Range): boolean {
  return isFirstOnLine(text, start) && text.slice(end, lineEnd(text, end)).trim() === '';
}

function lineOf(text: string, { start, end }: Range): Range {
  return { start: lineStart(text, start), end: nextLineStart(text, end) };
}
