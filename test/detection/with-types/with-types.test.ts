/** Projects in which only types lead from the service to a field: found with a type checker, by the command line's and by ESLint's. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createAnalysis, judge, type TypeOracle } from '@curfew/analyzer';
import { openProject } from '@curfew/project';
import { createTypeOracle } from '@curfew/project/types';
import { bundledSchedule } from '@curfew/schedule';
import typescriptParser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { createConfig, createPlugin } from 'eslint-plugin-curfew';
import { describe, expect, test } from 'vitest';
import { expectationsOf, readCases, type Case } from '../read-cases.js';

const AS_OF = '2026-11-27';

/** `file:line id confidence`, sorted. */
function found(item: Case, types?: TypeOracle): string[] {
  const schedule = bundledSchedule();
  const project = openProject({ root: item.root, schedule });
  const analysis = createAnalysis({ schedule, host: project, possible: false, ...(types && { types }) });
  return item.files
    .flatMap((file) => {
      const module = project.open(file);
      if ('reason' in module) throw new Error(`${file}: ${module.reason}`);
      return analysis.matchesIn(module).flatMap((match) => {
        if (match.confidence === 'possible' || !judge(match, { schedule, asOf: AS_OF, horizon: 90 })) return [];
        const line = module.text.slice(0, match.span[0]).split('\n').length;
        return [`${relative(item.root, file)}:${line} ${match.id} ${match.confidence}`];
      });
    })
    .sort();
}

/** `file:line id`, sorted, by ESLint with type information. */
function foundByEslint(item: Case): string[] {
  const linter = new Linter({ cwd: item.root });
  const typed: Linter.Config = {
    ...createConfig({ asOf: AS_OF, cwd: item.root }),
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { curfew: createPlugin(bundledSchedule()) },
    languageOptions: {
      parser: typescriptParser,
      parserOptions: { projectService: true, tsconfigRootDir: item.root, ecmaFeatures: { jsx: true } },
    },
  };
  return item.files
    .flatMap((file) =>
      linter.verify(readFileSync(file, 'utf8'), [typed], { filename: file }).map((message) => {
        if (message.ruleId === null) throw new Error(`${file}: ${message.message}`);
        return `${relative(item.root, file)}:${message.line} ${message.ruleId.slice('curfew/'.length)}`;
      }),
    )
    .sort();
}

describe.each(readCases(join(import.meta.dirname, 'cases')))('$name', { timeout: 60_000 }, (item) => {
  const expected = expectationsOf(item);

  test('is found by what the compiler knows', async () => {
    expect(found(item, await createTypeOracle({ tsconfig: join(item.root, 'tsconfig.json') }))).toEqual(expected);
  });

  test('is found by ESLint with type information', () => {
    expect(foundByEslint(item)).toEqual(expected.map((line) => line.split(' ').slice(0, 2).join(' ')));
  });

  test.skipIf(item.silent)('is not found as a whole without types', () => {
    const without = found(item);
    expect(expected).toEqual(expect.arrayContaining(without));
    expect(without.length).toBeLessThan(expected.length);
  });
});
