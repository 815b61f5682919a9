import { expect, it } from 'vitest';
import { packagesLoadedBy } from './support/loaded-packages.js';
import { projectFolder } from './support/project-folder.js';

const HEAVY = ['@typescript-eslint/scope-manager', 'jscodeshift', 'ts-morph', 'typescript', 'recast', '@babel/parser'];

it('--version loads nothing but the reader of arguments', () => {
  const { code, packages } = packagesLoadedBy(projectFolder('weather'), ['--version']);
  expect(code).toBe(0);
  expect([...packages].sort()).toEqual(['commander', 'picocolors']);
});

it('check of code that has nothing to do with the service loads nothing that reads syntax trees', () => {
  const { code, packages } = packagesLoadedBy(projectFolder('weather'), ['check']);
  expect(code).toBe(0);
  expect(HEAVY.filter((name) => packages.has(name))).toEqual([]);
});

it('check of code that uses the service loads the scopes, and neither jscodeshift nor the compiler', () => {
  const { code, packages } = packagesLoadedBy(projectFolder('gone'), ['check', '--as-of', '2025-01-01']);
  expect(code).toBe(1);
  expect(HEAVY.filter((name) => packages.has(name))).toEqual(['@typescript-eslint/scope-manager']);
});
