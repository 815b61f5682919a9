import { type BabelCodeFrameOptions, codeFrameColumns } from '@babel/code-frame';
import type { ReportedFinding } from './describe-finding.js';
import { printable } from './terminal.js';

const LINES_AROUND = 1;
/** A longer line is likely generated; a frame of it helps nobody. */
const LONGEST_LINE = 240;
const LONGEST_MARK = 4;

/**
 * The lines around a finding with a mark below it; empty when they are too long to read. Only those lines are highlighted,
 * so a frame costs the same in a large file.
 */
export function codeFrame(finding: Pick<ReportedFinding, 'text' | 'start' | 'end'>, colored: boolean): string {
  const { start, end } = finding;
  const lines = linesOf(finding.text);
  const first = Math.max(start.line - LINES_AROUND, 1);
  const last = Math.min(end.line, start.line + LONGEST_MARK);
  const shown = lines.slice(first - 1, last + LINES_AROUND);
  if (shown.some((line) => line.length > LONGEST_LINE)) return '';
  const cut = end.line > last;
  const options: BabelCodeFrameOptions & { startLine: number } = {
    startLine: first,
    linesAbove: LINES_AROUND,
    linesBelow: LINES_AROUND,
    highlightCode: colored,
    forceColor: colored,
  };
  const shownEnd = cut ? { line: last, column: (lines[last - 1] ?? '').length + 1 } : end;
  return codeFrameColumns(shown.map(printable).join('\n'), { start, end: shownEnd }, options);
}

let latest = { text: '', lines: [''] };

/** The lines of a text. Those of the last one are kept: a large file has thousands of findings, one after the other. */
function linesOf(text: string): readonly string[] {
  if (latest.text !== text) latest = { text, lines: text.split(/\r\n|[\r\n\u2028\u2029]/) };
  return latest.lines;
}
