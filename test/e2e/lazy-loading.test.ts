import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const HEAVY = ['@typescript-eslint/scope-manager', 'jscodeshift', 'ts-morph', 'typescript', 'recast', '@babel/parser'];

/** The packages of which a run loads a script, as the coverage of the engine lists them. */
function packagesLoadedBy(cwd: string, args: readonly string[]): { code: number | null; packages: Set<string> } {
  const coverage = mkdtempSync(path.join(tmpdir(), 'curfew-loaded-'));
  onTestFinished(() => {
    rmSync(coverage, { recursive: true, force: true });
  });
  const { code } = runCurfew(cwd, args, { NODE_V8_COVERAGE: coverage });
  const urls = readdirSync(coverage).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(path.join(coverage, name), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url);
  });
  const names = urls.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
  return { code, packages: new Set(names) };
}

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
