import typescriptParser from '@typescript-eslint/parser';
import { bundledSchedule } from '@curfew/schedule';
import { Linter } from 'eslint';
import { createConfig, createPlugin } from 'eslint-plugin-curfew';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { AS_OF } from './opened-case.js';
import type { Case } from './read-cases.js';

const SOURCES = ['**/*.{js,jsx,mjs,cjs,ts,tsx,mts,cts}'];

/** The parser for a file; ESLint's own, espree, where none is given. */
type ParserOf = (file: string) => Linter.Parser | undefined;

export const isJavaScript = (file: string): boolean => /\.[cm]?jsx?$/.test(file);

export const byTypescriptParser: ParserOf = () => typescriptParser;

/** Espree for what it can read. */
export const byEspree: ParserOf = (file) => (isJavaScript(file) ? undefined : typescriptParser);

/** What one run of ESLint over files of a case reports, in the order of the files: `file:line:column id`. */
export function foundInRun(item: Case, files: readonly string[], parserOf: ParserOf): string[] {
  const linter = new Linter({ cwd: item.root });
  const curfew = createConfig({ asOf: AS_OF, cwd: item.root, ignore: item.others });
  // A plugin of its own has learnt nothing from earlier runs.
  const plugins = { curfew: createPlugin(bundledSchedule()) };
  return files.flatMap((file) => {
    const parser = parserOf(file);
    const config: Linter.Config[] = [
      { ...curfew, files: SOURCES, plugins },
      {
        files: SOURCES,
        languageOptions: {
          ...(parser && { parser }),
          sourceType: file.endsWith('.cjs') ? 'commonjs' : 'module',
          parserOptions: { ecmaFeatures: { jsx: /\.(?:[jt]sx|[cm]?js)$/.test(file) } },
        },
      },
    ];
    return linter.verify(readFileSync(file, 'utf8'), config, { filename: file }).map((message) => {
      if (message.ruleId === null) throw new Error(`${file}: ${message.message}`);
      return `${relative(item.root, file)}:${message.line}:${message.column} ${message.ruleId.slice('curfew/'.length)}`;
    });
  });
}

/** Each file alone, as in the editor: its tree is the parser's, those around it are the project's. Sorted. */
export const foundFileByFile = (item: Case, parserOf: ParserOf): string[] =>
  item.files.flatMap((file) => foundInRun(item, [file], parserOf)).sort();
