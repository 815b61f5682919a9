/** How a file lays its code out: its step of indentation, and whether statements end with a semicolon. */
import type { SourceModule } from '@curfew/analyzer';

/** What one level of blocks is indented by: a tab, or the fewest spaces that begin a line. */
export function indentUnit({ text }: SourceModule): string {
  let fewest = Infinity;
  for (const [, space = ''] of text.matchAll(/(?:^|[\r\n])(\t|  +)(?=[^\s*])/g)) {
    if (space === '\t') return '\t';
    fewest = Math.min(fewest, space.length);
  }
  return ' '.repeat(fewest === Infinity ? 2 : fewest);
}

/** Whether most lines that could end with a semicolon do; true for a file without any. */
export function usesSemicolons({ text }: SourceModule): boolean {
  const withOne = text.match(/[\w)\]}'"`];[ \t]*(?:\r|\n|$)/g)?.length ?? 0;
  const without = text.match(/[\w)\]'"`][ \t]*(?:\r|\n|$)/g)?.length ?? 0;
  return withOne > 0 || without === 0;
}
