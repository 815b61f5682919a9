import path from 'node:path';
import { expect, it } from 'vitest';
import { createAutoImports } from '../src/auto-imports.js';
import { makeFolder } from './folders.js';

const answer = (files: Record<string, string>, file: string): boolean => {
  const root = makeFolder(files);
  return createAutoImports(root)(path.join(root, file));
};

it.each([
  ['a dependency of its package', { 'package.json': '{ "dependencies": { "nuxt": "^4.0.0" } }' }],
  ['a development dependency', { 'package.json': '{ "devDependencies": { "unplugin-auto-import": "1" } }' }],
  ['a configuration beside it', { 'package.json': '{}', 'nuxt.config.ts': '' }],
])('a framework brings names into a file by %s', (_, files) => {
  expect(answer({ ...files, 'pages/desk/cards.vue': '' }, 'pages/desk/cards.vue')).toBe(true);
});

it.each([
  ['without such a framework', { 'package.json': '{ "dependencies": { "vue": "3" } }', 'vite.config.ts': '' }],
  ['whose package.json is broken', { 'package.json': '{ "dependencies": { "nuxt"' }],
  ['beside an application of one', { 'apps/web/package.json': '{ "dependencies": { "nuxt": "4" } }' }],
])('none does in a project %s', (_, files) => {
  expect(answer({ ...files, 'pages/cards.vue': '' }, 'pages/cards.vue')).toBe(false);
});

it('none does in a file outside of the project or that is not there', () => {
  const root = makeFolder({ 'inner/a.ts': '', 'nuxt.config.ts': '' });
  expect(createAutoImports(path.join(root, 'inner'))(path.join(root, 'inner/gone/b.ts'))).toBe(false);
  expect(createAutoImports(path.join(root, 'inner'))(path.join(root, 'c.ts'))).toBe(false);
});
