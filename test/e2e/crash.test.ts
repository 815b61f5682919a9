import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCurfewProcess } from './support/run-curfew.js';

const FILES = 100;
const WRITE = ['migrate', '--write', '--as-of', '2026-11-27'];
const PRELOAD = {
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'support/kill-at.mjs')).href}`,
};

const before = (index: number): string =>
  `export const enroll${index} = (body: string) =>\n  fetch('https://api.access.example/cards/enroll', { method: 'POST', body }); // ${'🚪'.repeat(index)}\n`;
const after = (index: number): string => before(index).replace('/cards/enroll', '/cards');
const nameOf = (index: number): string => `card-${index}.ts`;

let folder = '';

function reset(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  for (let index = 0; index < FILES; index += 1) writeFileSync(path.join(folder, 'src', nameOf(index)), before(index));
}

/** How many files are new; fails for one that is neither old nor new. */
function newFiles(): number {
  let count = 0;
  for (let index = 0; index < FILES; index += 1) {
    const text = readFileSync(path.join(folder, 'src', nameOf(index)), 'utf8');
    if (text === after(index)) count += 1;
    else expect(text, nameOf(index)).toBe(before(index));
  }
  return count;
}

const names = (): string[] => readdirSync(path.join(folder, 'src')).sort();
const ALL = Array.from({ length: FILES }, (_, index) => nameOf(index)).sort();

/** Moments of the whole run, from 0 to 1: the edges, and seeded ones; and what comes after it. */
const MOMENTS = [
  [0, 'undone'],
  [0.004, 'finished'],
  [0.1317, 'undone'],
  [0.3911, 'finished'],
  [0.7089, 'undone'],
  [0.9977, 'undone'],
] as const;

describe('a run that is killed', () => {
  let changes = 0;

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-crash-')));
    reset();
    const run = runCurfewProcess(folder, WRITE, PRELOAD);
    changes = Number(/changes: (\d+)/.exec(run.stderr)?.[1]);
    expect(changes).toBeGreaterThan(3 * FILES);
    expect(newFiles()).toBe(FILES);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(MOMENTS)('at %d of its way leaves each file old or new, and is %s', (moment, how) => {
    reset();
    const at = String(1 + Math.floor(moment * changes));
    const killed = runCurfewProcess(folder, WRITE, { ...PRELOAD, KILL_AT: at });
    expect(killed.code).toBeNull();
    const written = newFiles();
    if (moment < 0.1) expect(written).toBe(0);
    else expect(written).toBeGreaterThan(0);
    if (how === 'undone') {
      // Before the journal is there, nothing is written.
      expect(runCurfewProcess(folder, ['migrate', '--undo']).code).toBe(moment === 0 ? 2 : 0);
      expect(newFiles()).toBe(0);
    } else {
      expect(runCurfewProcess(folder, WRITE).code).toBe(0);
      expect(newFiles()).toBe(FILES);
      expect(runCurfewProcess(folder, ['migrate', '--undo']).code).toBe(0);
      expect(newFiles()).toBe(0);
    }
    expect(names()).toEqual(ALL);
  });
});
