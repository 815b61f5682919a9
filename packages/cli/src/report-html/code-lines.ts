import type { Edit } from '@curfew/rewrite';
import { diffArrays } from 'diff';
import { positionAt } from '../position.js';
import { changedPart } from './changed-part.js';

/** One line of a code frame. */
export interface CodeLine {
  kind: 'same' | 'before' | 'after';
  /** In the file of its side, from 1. */
  number: number;
  text: string;
  /** `[from, to)` in `text`: what is found, removed or added. */
  mark?: readonly [from: number, to: number];
}

/** A text and the offsets of its lines. */
export interface LinedText {
  text: string;
  starts: readonly number[];
}

const LINES_AROUND = 2;
const LINE_END = /\r\n|[\r\n]/;

/** The lines around a range, with the part of each line that is in it. */
export function foundLines({ text, starts }: LinedText, [start, end]: readonly [number, number]): CodeLine[] {
  const first = positionAt(starts, start).line;
  const last = positionAt(starts, Math.max(start, end - 1)).line;
  const from = Math.max(1, first - LINES_AROUND);
  const until = Math.min(starts.length, last + LINES_AROUND);
  return linesBetween({ text, starts }, from, until).map((line, index): CodeLine => {
    const number = from + index;
    if (number < first || number > last) return { kind: 'same', number, text: line };
    const offset = starts[number - 1] ?? 0;
    const indent = line.length - line.trimStart().length;
    const mark = [number === first ? start - offset : indent, Math.min(line.length, end - offset)] as const;
    return { kind: 'same', number, text: line, mark };
  });
}

/** Before and after of edits of one text, as one list of lines for each place that changes, in the order of the file. */
export function changedLines(lined: LinedText, edits: readonly Edit[]): CodeLine[][] {
  let added = 0;
  return clustersOf(lined, edits).map(({ first, last, edits: own }) => {
    const from = Math.max(1, first - LINES_AROUND);
    const until = Math.min(lined.starts.length, last + LINES_AROUND);
    const before = linesBetween(lined, from, until);
    const after = applied(lined, own, from, until).split(LINE_END);
    const lines = compared(before, after, from, from + added);
    added += after.length - before.length;
    return lines;
  });
}

interface Cluster {
  first: number;
  last: number;
  edits: Edit[];
}

/** Edits so near to each other that one frame shows them. */
function clustersOf({ starts }: LinedText, edits: readonly Edit[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const first = positionAt(starts, edit.start).line;
    const last = positionAt(starts, edit.end).line;
    const open = clusters.at(-1);
    if (open && first - LINES_AROUND <= open.last + LINES_AROUND + 1) {
      open.last = Math.max(open.last, last);
      open.edits.push(edit);
    } else clusters.push({ first, last, edits: [edit] });
  }
  return clusters;
}

function applied({ text, starts }: LinedText, edits: readonly Edit[], from: number, until: number): string {
  let at = starts[from - 1] ?? 0;
  const parts: string[] = [];
  for (const { start, end, text: replacement } of edits) {
    parts.push(text.slice(at, start), replacement);
    at = end;
  }
  parts.push(text.slice(at, starts[until] ?? text.length));
  // Where the window does not end the file, it ends in the line end of its last line.
  const whole = parts.join('');
  return until < starts.length ? whole.replace(/(?:\r\n|[\r\n])$/, '') : whole;
}

function linesBetween({ text, starts }: LinedText, from: number, until: number): string[] {
  return Array.from({ length: until - from + 1 }, (_, index) =>
    text.slice(starts[from - 1 + index], starts[from + index] ?? text.length).replace(/(?:\r\n|[\r\n])$/, ''),
  );
}

function compared(before: string[], after: string[], firstBefore: number, firstAfter: number): CodeLine[] {
  const lines: CodeLine[] = [];
  let [left, right] = [firstBefore, firstAfter];
  for (const { value, added, removed } of diffArrays(before, after)) {
    for (const text of value) {
      if (added) lines.push({ kind: 'after', number: right++, text });
      else if (removed) lines.push({ kind: 'before', number: left++, text });
      else {
        lines.push({ kind: 'same', number: right++, text });
        left += 1;
      }
    }
  }
  return markPairs(lines);
}

/** Where as many lines come as go, each pair shows what differs in it. */
function markPairs(lines: readonly CodeLine[]): CodeLine[] {
  const marked: CodeLine[] = [];
  for (let at = 0; at < lines.length;) {
    const run = (kind: CodeLine['kind'], from: number): CodeLine[] => {
      const end = lines.findIndex((line, index) => index >= from && line.kind !== kind);
      return lines.slice(from, end === -1 ? lines.length : end);
    };
    const gone = run('before', at);
    const come = run('after', at + gone.length);
    if (gone.length + come.length === 0) {
      marked.push(...lines.slice(at, at + 1));
      at += 1;
      continue;
    }
    const parts =
      gone.length === come.length ? gone.map(({ text }, index) => changedPart(text, come[index]?.text ?? '')) : [];
    const withMark = (line: CodeLine, mark: readonly [number, number] | undefined): CodeLine => ({
      ...line,
      ...(mark && { mark }),
    });
    marked.push(...gone.map((line, index) => withMark(line, parts[index]?.before)));
    marked.push(...come.map((line, index) => withMark(line, parts[index]?.after)));
    at += gone.length + come.length;
  }
  return marked;
}
