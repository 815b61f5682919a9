/** The page of known packages says what the tables of the analyzer have, and nothing else. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { isKnownPackage, knownPackages } from '@curfew/analyzer/known-packages';
import { expect, test } from 'vitest';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/what-is-followed.md'), 'utf8');

/** The names in backticks in the second column of the page's tables. */
const named = page
  .split('\n')
  .flatMap((line) => (line.startsWith('|') ? [line.split('|')[2] ?? ''] : []))
  .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

test('each package that the page names is in a table of the analyzer', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => name !== 'fetch' && !isKnownPackage(name))).toEqual([]);
});

test('the page names each package of the tables', () => {
  const written = knownPackages().filter((name) => !builtinModules.includes(name) && name !== 'apps-script');
  expect(written.filter((name) => !named.includes(name))).toEqual([]);
});

test('no package is named twice', () => {
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
});
