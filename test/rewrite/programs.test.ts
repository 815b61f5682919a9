/**
 * Projects of several modules, migrated as a whole: `before` becomes `after`, nothing else changes, a second run plans nothing, and `check`
 * finds what `left` lists and nothing else.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runCurfew } from '../e2e/support/run-curfew.js';

const root = path.join(import.meta.dirname, 'programs');

interface Options {
  asOf: string;
  review: boolean;
  /** What `check` still finds in `after`: `src/a.ts:3 event-sets`. */
  left: string[];
}

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe.each(readdirSync(root))('the program %s', (name) => {
  const file = path.join(root, name, 'options.json');
  const options: Options = {
    asOf: '2025-12-01',
    review: true,
    left: [],
    ...(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Options>) : {}),
  };
  const migrate = ['migrate', '--write', '--allow-dirty', '--as-of', options.asOf];
  if (options.review) migrate.push('--review');

  it('is migrated as a whole, once', () => {
    const folder = copyOf(name);
    runCurfew(folder, migrate);
    const after = textsBelow(folder);
    expect(after).toEqual(textsBelow(path.join(root, name, 'after')));
    runCurfew(folder, migrate);
    expect(textsBelow(folder)).toEqual(after);
    expect(found(folder, options.asOf)).toEqual(options.left);
  });
});

function copyOf(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'curfew-rewrite-'));
  folders.push(folder);
  cpSync(path.join(root, name, 'before'), folder, { recursive: true });
  return folder;
}

function textsBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  const texts = files
    .filter((file) => !file.startsWith('node_modules') && !file.startsWith('.'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(folder, file), 'utf8')] as const);
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function found(folder: string, asOf: string): string[] {
  const { stdout } = runCurfew(folder, ['check', '--format', 'json', '--as-of', asOf]);
  const { findings } = JSON.parse(stdout) as { findings: { file: string; line: number; id: string }[] };
  return findings.map(({ file, line, id }) => `${file}:${line} ${id}`);
}
