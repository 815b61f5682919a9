/** What a parser hands back to `parseModule`. */
import type { SourceModule } from '@curfew/analyzer';

export type Program = SourceModule['ast'];

export interface ParsedText {
  program: Program;
  sourceType: 'module' | 'script' | 'commonjs';
  /** Child keys of node types that the ESTree of TypeScript does not have. */
  extraKeys?: Readonly<Record<string, readonly string[]>>;
}

/** Line and column count from 1; absent where no place is known. */
export interface ParseFailure {
  message: string;
  /** Of the place, in UTF-16 units. */
  offset?: number;
  line?: number;
  column?: number;
}

/** Line and column, from 1, of an offset in UTF-16 units. Line ends are those of ECMAScript. */
export const placeOf = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n|[\n\r\u2028\u2029]/u);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};
