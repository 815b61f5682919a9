import { createRequire } from 'node:module';

/** A parser as jscodeshift takes it from a transform. */
export interface TransformParser {
  /** The tree of a source text, by the first of jscodeshift's parsers `ts`, `tsx` and `flow` that reads it. Throws when none does. */
  parse(source: string): unknown;
}

/** The parser of every transform. The transforms themselves edit text and never ask it. */
export const parser = (createRequire(import.meta.url)('../runner/parser.cjs') as { parser: TransformParser }).parser;
