import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packagesLoadedBy } from './support/loaded-packages.js';
import { projectFolder } from './support/project-folder.js';

const HEAVY = ['@typescript-eslint/scope-manager', 'jscodeshift', 'ts-morph', 'typescript', 'recast', '@babel/parser'];
/** Most of the program: what finds matches, and what plans their rewrites. */
const ANALYSIS = ['analyzer/analysis.js', 'rewrite/plan-rewrites.js'];
/** What follows imports, and what compares versions of clients. */
const ON_DEMAND = ['oxc-resolver', 'semver'];

it('--version loads nothing but the reader of arguments', () => {
  const { code, packages } = packagesLoadedBy(projectFolder('weather'), ['--version']);
  expect(code).toBe(0);
  expect([...packages].sort()).toEqual(['commander', 'picocolors']);
});

it('check of code that has nothing to do with the service loads nothing that reads syntax trees', () => {
  const { code, packages, own } = packagesLoadedBy(projectFolder('weather'), ['check']);
  expect(code).toBe(0);
  expect([...HEAVY, ...ON_DEMAND].filter((name) => packages.has(name))).toEqual([]);
  expect(ANALYSIS.filter((name) => own.has(name))).toEqual([]);
});

it('check of code that uses the service loads the scopes, and neither jscodeshift nor the compiler', () => {
  const { code, packages, own } = packagesLoadedBy(projectFolder('gone'), ['check', '--as-of', '2025-01-01']);
  expect(code).toBe(1);
  expect(HEAVY.filter((name) => packages.has(name))).toEqual(['@typescript-eslint/scope-manager']);
  expect(ANALYSIS.filter((name) => own.has(name))).toEqual(ANALYSIS);
});

it('check of code that did not change since loads neither the scopes nor the analysis', () => {
  const folder = projectFolder('gone');
  writeFileSync(path.join(folder, 'package.json'), '{}');
  mkdirSync(path.join(folder, 'node_modules'));
  const args = ['check', '--as-of', '2025-01-01'];
  const first = packagesLoadedBy(folder, args);
  const second = packagesLoadedBy(folder, args);
  expect(second.stdout).toBe(first.stdout);
  expect(HEAVY.filter((name) => second.packages.has(name))).toEqual([]);
  expect(ANALYSIS.filter((name) => second.own.has(name))).toEqual([]);
});
