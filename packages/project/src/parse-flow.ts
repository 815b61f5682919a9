/** JavaScript with Flow types, through Babel, brought to the shapes that the other parser gives. */
import { createRequire } from 'node:module';
import type * as BabelParser from '@babel/parser';
import { normaliseFlow, flowKeys } from './flow-nodes.js';
import type { ParsedText, ParseFailure, Program } from './parse-result.js';

const load = createRequire(import.meta.url);

interface BabelError {
  loc?: { line: number; column: number };
}

/**
 * Parses JavaScript with Flow types and JSX. Type annotations become TypeScript nodes where both say the same and are left out
 * elsewhere. Syntax errors come back as a failure, never thrown.
 */
export const parseFlow = (text: string): ParsedText | ParseFailure => {
  // Only Flow files pay for loading the second parser.
  const { parse } = load('@babel/parser') as typeof BabelParser;
  try {
    const file = parse(text, {
      sourceType: 'unambiguous',
      plugins: ['flow', 'jsx', ['estree', { classFeatures: true }], 'decorators'],
      ranges: true,
      attachComment: false,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowUndeclaredExports: true,
      createImportExpressions: true,
    });
    const program = normaliseFlow(file.program) as unknown as Program;
    return { program, sourceType: file.program.sourceType === 'module' ? 'module' : 'commonjs', extraKeys: flowKeys };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { loc } = error as BabelError;
    const message = error.message.replace(/ \(\d+:\d+\)$/, '');
    return loc === undefined ? { message } : { message, line: loc.line, column: loc.column + 1 };
  }
};
