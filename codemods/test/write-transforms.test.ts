import { readdirSync, readFileSync } from 'node:fs';
import { bundledSchedule } from '@curfew/schedule';
import { expect, it } from 'vitest';
import { transformFiles } from '../scripts/write-transforms.mjs';

const folder = new URL('../transforms/', import.meta.url);

it('the transform files are what `npm run write-transforms -w codemods` writes', () => {
  const written = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const wanted = transformFiles(bundledSchedule());
  expect(written.sort()).toEqual([...wanted.keys()].sort());
  for (const [name, text] of wanted) expect(readFileSync(new URL(name, folder), 'utf8')).toBe(text);
});

it('there is one per id, and `all`', () => {
  expect([...transformFiles(bundledSchedule()).keys()]).toEqual([
    ...bundledSchedule().deprecations.map(({ id }) => `${id}.js`),
    'all.js',
  ]);
});
