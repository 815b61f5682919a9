/** ESLint, with either parser, finds in the matrix exactly what the command line finds, at the same places. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createAnalysis, judge } from '@curfew/analyzer';
import { candidatePattern } from '@curfew/analyzer/words';
import { analyzerSettings, applyConfigToSchedule, loadConfig, openProject } from '@curfew/project';
import { bundledSchedule, DEFAULT_HORIZON } from '@curfew/schedule';
import typescriptParser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { createConfig, createPlugin } from 'eslint-plugin-curfew';
import { expect, test } from 'vitest';
import { readCases, type Case } from './read-cases.js';

/** A day after every sunset of the bundled schedule. */
const AS_OF = '2026-11-27';

const SOURCES = ['**/*.{js,jsx,mjs,cjs,ts,tsx,mts,cts}'];

const found = new Map<Case, readonly string[]>();

/** `file:line:column id`, sorted: what `curfew check` reports. Read once for each case. */
function byCommandLine(item: Case): readonly string[] {
  const known = found.get(item) ?? readByCommandLine(item);
  found.set(item, known);
  return known;
}

function readByCommandLine(item: Case): string[] {
  const config = loadConfig(item.root);
  const schedule = applyConfigToSchedule(bundledSchedule(), config);
  const project = openProject({ root: item.root, schedule, ignore: item.others });
  const analysis = createAnalysis({ schedule, settings: analyzerSettings(config), host: project, possible: false });
  const pattern = candidatePattern(schedule);
  return item.files
    .flatMap((file) => {
      const module = project.open(file);
      if ('reason' in module) throw new Error(`${file}: ${module.reason}`);
      if (module.text.search(pattern) === -1) return [];
      return analysis.matchesIn(module).flatMap((match) => {
        if (match.confidence === 'possible' || !judge(match, { schedule, asOf: AS_OF, horizon: DEFAULT_HORIZON }))
          return [];
        const before = module.text.slice(0, match.span[0]);
        const line = before.split('\n').length;
        return [`${relative(item.root, file)}:${line}:${match.span[0] - before.lastIndexOf('\n')} ${match.id}`];
      });
    })
    .sort();
}

/** The parser for a file; ESLint's own, espree, where none is given. */
type ParserOf = (file: string) => Linter.Parser | undefined;

/** The same by ESLint. */
function byEslint(item: Case, files: readonly string[], parserOf: ParserOf): string[] {
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

/** Each file alone in the editor: its tree is the parser's, those around it are the project's. */
const fileByFile = (item: Case, parserOf: ParserOf): string[] =>
  item.files.flatMap((file) => byEslint(item, [file], parserOf)).sort();

const isJavaScript = (file: string): boolean => /\.[cm]?jsx?$/.test(file);

// Parsers of component files are held to the findings by a test of their own: they see scripts alone.
const cases = readCases().filter(({ files }) => files.every((file) => !/\.(?:vue|svelte|astro)$/.test(file)));

test.each(cases)('$name with the parser of typescript-eslint', (item) => {
  expect(fileByFile(item, () => typescriptParser)).toEqual(byCommandLine(item));
});

const ofJavaScript = cases.filter((item) => item.files.some(isJavaScript));

test.each(ofJavaScript)('$name with espree', (item) => {
  expect(fileByFile(item, (file) => (isJavaScript(file) ? undefined : typescriptParser))).toEqual(byCommandLine(item));
});

const ofModules = cases.filter((item) => item.files.length > 1);

test.each(ofModules)('$name in one run, backwards and then forwards', (item) => {
  const expected = byCommandLine(item);
  const files = [...item.files.toReversed(), ...item.files];
  expect(byEslint(item, files, () => typescriptParser).sort()).toEqual([...expected, ...expected].sort());
});
