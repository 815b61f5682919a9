import type { SourceModule } from '@curfew/analyzer';

export type Quote = "'" | '"' | '`';

/** How a file is written; new text follows it. */
export interface FileStyle {
  endOfLine: '\n' | '\r\n' | '\r';
  quote: "'" | '"';
  indentUnit: string;
  semicolons: boolean;
  trailingCommas: boolean;
}

const styles = new WeakMap<SourceModule, FileStyle>();

/** The style that most of a file is written in. */
export function styleOf(module: SourceModule): FileStyle {
  let style = styles.get(module);
  if (!style) {
    style = readStyle(module.text);
    styles.set(module, style);
  }
  return style;
}

/** The end of line next to a place: mixed files keep what their neighbourhood uses. */
export function endOfLineAt(text: string, position: number): string {
  const after = /\r\n|\n|\r/g;
  after.lastIndex = position;
  const next = after.exec(text)?.[0];
  if (next !== undefined) return next;
  return /(\r\n|\n|\r)[^\r\n]*$/.exec(text.slice(0, position))?.[1] ?? '\n';
}

function readStyle(text: string): FileStyle {
  const crlf = count(text, /\r\n/g);
  const lf = count(text, /(?<!\r)\n/g);
  const cr = count(text, /\r(?!\n)/g);
  const single = count(text, /'(?:[^'"\\\r\n]|\\.)*'/g);
  const double = count(text, /"(?:[^'"\\\r\n]|\\.)*"/g);
  return {
    endOfLine: crlf > lf && crlf >= cr ? '\r\n' : cr > lf ? '\r' : '\n',
    quote: double > single ? '"' : "'",
    indentUnit: /^(\t| {2,8})\S/m.exec(text)?.[1] ?? '  ',
    semicolons: count(text, /;[\t ]*$/gm) >= count(text, /[\w)\]'"`][\t ]*$/gm),
    trailingCommas: count(text, /,\s*\r?\n\s*[}\])]/g) > 0,
  };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
