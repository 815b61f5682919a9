import { readdirSync } from 'node:fs';
import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import plugin from 'eslint-plugin-curfew';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const ids = bundledSchedule()
  .deprecations.map(({ id }) => id)
  .sort();

/** Names without their ending. */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));

const foldersIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('the ids of the schedule', () => {
  it('are sixteen, each once', () => {
    expect(ids).toHaveLength(16);
    expect(new Set(ids).size).toBe(16);
  });

  it('are the ESLint rules', () => {
    expect(Object.keys(plugin.rules).sort()).toEqual(ids);
  });

  it('are the rules that the recommended and the strict configuration set', () => {
    const rules = ids.map((id) => `curfew/${id}`);
    expect(Object.keys(plugin.configs.recommended.rules).sort()).toEqual(rules);
    expect(Object.keys(plugin.configs.strict.rules).sort()).toEqual(rules);
  });

  it('are the codemods, beside `all`', () => {
    expect(
      filesIn('codemods/transforms', '.js')
        .filter((name) => name !== 'all')
        .sort(),
    ).toEqual(ids);
  });

  it('are the fixtures of the codemods, each with a basic case', () => {
    expect(foldersIn('codemods/test/fixtures').sort()).toEqual(ids);
    for (const id of ids) expect(foldersIn(`codemods/test/fixtures/${id}`)).toContain('basic');
  });

  it('are the pages of the documentation', () => {
    expect(
      filesIn('docs/deprecations', '.md')
        .filter((name) => name !== 'README')
        .sort(),
    ).toEqual(ids);
  });
});
