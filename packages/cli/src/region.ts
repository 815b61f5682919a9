import { positionAt } from './position.js';

/** A range of a file as other programs count: lines and columns from 1, the end exclusive. */
export interface Region {
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
}

/** What a column counts: UTF-16 code units, or bytes of UTF-8. */
export type ColumnUnit = 'utf16' | 'utf8';

/**
 * Makes a function from text (without BOM) and `[start, end)` offsets to a region. Lines end at CRLF, LF or CR, as version control
 * and code hosts count them: U+2028, a line end of ECMAScript alone, is a character of its line here. A tab is one column.
 */
export function createRegions(unit: ColumnUnit): (text: string, span: readonly [number, number]) => Region {
  // Findings come file by file.
  let last: { text: string; starts: number[] } | undefined;
  return (text, [start, end]) => {
    if (last?.text !== text) last = { text, starts: fileLineStarts(text) };
    const { starts } = last;
    const place = (offset: number): { line: number; column: number } => {
      const { line, column } = positionAt(starts, offset);
      if (unit === 'utf16') return { line, column };
      return { line, column: Buffer.byteLength(text.slice(starts[line - 1], offset)) + 1 };
    };
    const [from, to] = [place(start), place(end)];
    return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
  };
}

/** Offsets at which the lines of a file start, as version control counts lines. */
export function fileLineStarts(text: string): number[] {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|[\r\n]/g)) starts.push(end.index + end[0].length);
  return starts;
}
