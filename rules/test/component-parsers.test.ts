/** With the parsers of component files ESLint finds in scripts what the command line finds there. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createAnalysis, judge } from '@curfew/analyzer';
import { openProject } from '@curfew/project';
import { bundledSchedule, DEFAULT_HORIZON } from '@curfew/schedule';
import typescriptParser from '@typescript-eslint/parser';
import * as astroParser from 'astro-eslint-parser';
import { Linter } from 'eslint';
import * as svelteParser from 'svelte-eslint-parser';
import { expect, test } from 'vitest';
import vueParser from 'vue-eslint-parser';
import { createConfig, createPlugin } from '../src/index.js';

const AS_OF = '2026-11-27';
const CASES = join(import.meta.dirname, '../../test/detection/cases/c-components');

/** `line:column id` of what stands in a script. */
function inScripts(file: string): string[] {
  const schedule = bundledSchedule();
  const project = openProject({ root: dirname(file), schedule });
  const module = project.open(file);
  if ('reason' in module) throw new Error(module.reason);
  const { text, parts = [] } = module;
  return (
    createAnalysis({ schedule, host: project })
      .matchesIn(module)
      .filter((match) => match.confidence !== 'possible')
      .filter((match) => judge(match, { schedule, asOf: AS_OF, horizon: DEFAULT_HORIZON }))
      .filter(({ span }) =>
        parts.some((part) => part.kind === 'script' && span[0] >= part.start && span[1] <= part.end),
      )
      // To the parser of Astro, what runs in the browser is text.
      .filter(({ span }) => !file.endsWith('.astro') || span[1] < text.indexOf('\n---'))
      .map(({ id, span }) => {
        const before = text.slice(0, span[0]);
        return `${before.split('\n').length}:${span[0] - before.lastIndexOf('\n')} ${id}`;
      })
  );
}

test.each([
  ['vue-setup.vue', vueParser],
  ['vue-two-scripts.vue', vueParser],
  ['vue-options.vue', vueParser],
  ['across/List.vue', vueParser],
  ['silent-vue-own-service/List.vue', vueParser],
  ['svelte-legacy.svelte', svelteParser],
  ['svelte-runes.svelte', svelteParser],
  ['silent-svelte-own-service.svelte', svelteParser],
  ['page.astro', astroParser],
  ['silent-astro-own-service.astro', astroParser],
])('%s', (name, parser) => {
  const file = join(CASES, name);
  const cwd = dirname(file);
  const files = ['**/*.{vue,svelte,astro}'];
  const messages = new Linter({ cwd }).verify(
    readFileSync(file, 'utf8'),
    [
      { ...createConfig({ asOf: AS_OF, cwd }), files, plugins: { curfew: createPlugin(bundledSchedule()) } },
      {
        files,
        languageOptions: {
          parser: parser,
          parserOptions: { parser: typescriptParser, extraFileExtensions: ['.vue', '.svelte', '.astro'] },
        },
      },
    ],
    { filename: relative(cwd, file) },
  );
  const found = messages.map(({ line, column, ruleId, message }) =>
    ruleId === null ? message : `${line}:${column} ${ruleId.slice('curfew/'.length)}`,
  );
  const wanted = inScripts(file);
  expect(found.filter((each) => wanted.includes(each))).toEqual(wanted);
  // Some parsers put the expressions of templates into the same tree, and ESLint finds those too.
  expect(messages.filter(({ fatal, ruleId }) => fatal === true || ruleId === null)).toEqual([]);
  if (name.startsWith('silent')) expect(found).toEqual([]);
});
