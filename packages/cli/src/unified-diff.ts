import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { Colors } from './terminal.js';

/** A file before and after, as on disk (with its BOM and line ends). */
export interface ChangedText {
  /** Relative to the working directory, with `/`. */
  file: string;
  before: string;
  after: string;
}

/** A unified diff that `git apply` and `patch -p1` take: three lines of context, every byte of the lines kept. */
export function unifiedDiff({ file, before, after }: ChangedText): string {
  return createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
}

/** The diff with the colours that git gives it; unchanged where there are none. */
export function colorDiff(diff: string, colors: Colors): string {
  if (!colors.isColorSupported) return diff;
  return diff
    .split('\n')
    .map((line) => {
      if (/^(?:---|\+\+\+) /.test(line)) return colors.bold(line);
      if (line.startsWith('@@')) return colors.cyan(line);
      if (line.startsWith('+')) return colors.green(line);
      return line.startsWith('-') ? colors.red(line) : line;
    })
    .join('\n');
}
