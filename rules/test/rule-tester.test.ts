import typescriptParser from '@typescript-eslint/parser';
import { RuleTester, type Linter } from 'eslint';
import { RuleTester as RuleTester9 } from 'eslint9';
import { afterAll, describe, it, vi } from 'vitest';
import plugin from '../src/index.js';
import { cases, type ExpectedError } from './rule-cases.js';

// The folder is no project of anyone: the program is all there is.
const FILE = '/curfew-no-such-folder/src/program.js';

vi.stubEnv('CURFEW_AS_OF', '2026-11-27');
afterAll(() => {
  vi.unstubAllEnvs();
});

const majors = [
  ['ESLint 10', RuleTester],
  ['ESLint 9', RuleTester9 as unknown as typeof RuleTester],
] as const;

const languages: [name: string, options: Linter.LanguageOptions][] = [
  ['espree', {}],
  ['@typescript-eslint/parser', { parser: typescriptParser }],
];

describe.each(majors)('%s', (_major, Tester) => {
  Tester.describe = describe;
  Tester.it = it;
  Tester.itOnly = it.only;

  describe.each(languages)('%s', (_parser, languageOptions) => {
    for (const { id, valid, invalid } of cases) {
      const rule = plugin.rules[id];
      if (rule === undefined) throw new Error(`no rule ${id}`);
      new Tester({ languageOptions }).run(id, rule, {
        valid: valid.map((code, index) => ({ name: `is silent (${String(index + 1)})`, code, filename: FILE })),
        invalid: invalid.map(({ code, errors }, index) => ({
          name: `reports (${String(index + 1)})`,
          code,
          filename: FILE,
          errors: errors.map((error) => expected(error, code)),
        })),
      });
    }
  });
});

function expected({ at, sunset, outputs, review }: ExpectedError, code: string): RuleTester.TestCaseError {
  const start = code.lastIndexOf(at);
  const lines = code.slice(0, start).split('\n');
  const column = (lines.at(-1) ?? '').length + 1;
  return {
    message: new RegExp(sunset),
    line: lines.length,
    column,
    endLine: lines.length,
    endColumn: column + at.length,
    ...(outputs === undefined
      ? {}
      : {
          suggestions: outputs.map((output) => ({
            messageId: review === true ? 'rewriteAndCheck' : 'rewrite',
            output,
          })),
        }),
  };
}
