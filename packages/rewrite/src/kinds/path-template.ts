/** Where the segments of an operation's path stand in the text of code, and what has to change between two paths. */
import type { TextPiece } from '@curfew/analyzer';

/** A segment of a path as code writes it: which piece, and its offsets in the text of that piece. */
export interface WrittenSegment {
  text: string;
  piece: number;
  start: number;
  end: number;
}

/** `/cards/{id}` -> `['cards', '{id}']`. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

export function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

/**
 * Finds the segments of a path template in pieces of text. A parameter is a hole between pieces, or one written segment
 * (`123`, `:id`). Undefined where the template is not there as it stands.
 *
 * @returns for each segment of the template the written one; undefined for a hole
 */
export function alignPath(
  pieces: readonly TextPiece[],
  template: readonly string[],
  below: boolean,
): (WrittenSegment | undefined)[] | undefined {
  const written = writtenSegments(pieces);
  const starts = written.map((_, index) => index);
  // The end of the path is what an operation names; with a rest below it, its beginning.
  if (!below) starts.reverse();
  for (const start of starts) {
    const found = align(written, start, template, 0, below);
    if (found) return found;
  }
  return undefined;
}

function align(
  written: readonly WrittenSegment[],
  at: number,
  template: readonly string[],
  index: number,
  below: boolean,
): (WrittenSegment | undefined)[] | undefined {
  const expected = template[index];
  const segment = written[at];
  if (expected === undefined) return below || at === written.length ? [] : undefined;
  if (isParameter(expected)) {
    const asHole = align(written, at, template, index + 1, below);
    if (asHole) return [undefined, ...asHole];
    const asText = segment && align(written, at + 1, template, index + 1, below);
    return asText && [segment, ...asText];
  }
  if (segment?.text !== expected) return undefined;
  const rest = align(written, at + 1, template, index + 1, below);
  return rest && [segment, ...rest];
}

function writtenSegments(pieces: readonly TextPiece[]): WrittenSegment[] {
  const segments: WrittenSegment[] = [];
  for (const [piece, { text }] of pieces.entries()) {
    const origin = piece === 0 ? (/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i.exec(text)?.[0].length ?? 0) : 0;
    const query = text.slice(origin).search(/[?#]/);
    const end = query === -1 ? text.length : origin + query;
    for (const match of text.slice(origin, end).matchAll(/[^/]+/g)) {
      const start = origin + match.index;
      segments.push({ text: match[0], piece, start, end: start + match[0].length });
    }
    if (query !== -1) break;
  }
  return segments;
}

/** What changes between two paths: from `start`, `removed` segments give way to `added`. */
export interface PathChange {
  start: number;
  removed: number;
  added: string[];
}

/** The segments that differ. Parameters are the same whatever their names. */
export function pathChange(from: readonly string[], to: readonly string[]): PathChange {
  let start = 0;
  while (start < from.length && start < to.length && isSame(from[start], to[start])) start += 1;
  let end = 0;
  while (
    end < from.length - start &&
    end < to.length - start &&
    isSame(from[from.length - 1 - end], to[to.length - 1 - end])
  )
    end += 1;
  return { start, removed: from.length - start - end, added: to.slice(start, to.length - end) };
}

/** Why the parameters of one path cannot go into another, or what to check about them. */
export function parameterProblem(
  from: readonly string[],
  to: readonly string[],
): { missing: string } | { doubt: string } | undefined {
  const old = from.flatMap((segment, index) => (isParameter(segment) ? [{ segment, of: from[index - 1] ?? '' }] : []));
  const next = to.flatMap((segment, index) => (isParameter(segment) ? [{ segment, of: to[index - 1] ?? '' }] : []));
  const isSameShape =
    from.length === to.length && from.filter((segment, index) => !isSame(segment, to[index])).length === 1;
  for (const [index, parameter] of next.entries()) {
    const name = parameter.segment.slice(1, -1);
    const given = old[index];
    if (!given) return { missing: `/${to.join('/')} needs ${name}, which the code does not have.` };
    if (given.of === parameter.of) continue;
    const words = `/${to.join('/')} takes the ${name} of one of ${parameter.of}; the code has the one of ${given.of}.`;
    return isSameShape ? { doubt: words } : { missing: words };
  }
  if (old.length > next.length)
    return { missing: `/${to.join('/')} has no place for ${old[next.length]?.segment.slice(1, -1) ?? 'a parameter'}.` };
  return undefined;
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && isParameter(a) && isParameter(b));
}
