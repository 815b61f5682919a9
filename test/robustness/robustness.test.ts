import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOUND, goThrough, type Passage } from './go-through.js';
import { generatedClass, generatedClient, ODD_SOURCES } from './odd-sources.js';

const one = (name: string, text: string): Passage => goThrough(new Map([[`/project/${name}`, text]]));

describe('odd sources', () => {
  test.each(Object.entries(ODD_SOURCES))('%s ends and nothing throws', (name, text) => {
    for (const source of [text, text + BOUND]) expect(one(name, source).failed).toEqual([]);
  });

  test('modules that import each other', () => {
    const cycle = ['cycle-a.js', 'cycle-b.js'];
    const texts = new Map(cycle.map((name) => [`/project/${name}`, (ODD_SOURCES[name] ?? '') + BOUND]));
    expect(goThrough(texts)).toMatchObject({ read: 2, failed: [] });
  });
});

describe('large clients', () => {
  test('functions', { timeout: 60_000 }, () => {
    expect(one('generated.ts', generatedClient(2000) + BOUND)).toMatchObject({ read: 1, failed: [], cut: [] });
  });

  test('a class', { timeout: 60_000 }, () => {
    expect(one('class.js', generatedClass(500) + BOUND)).toMatchObject({ read: 1, failed: [], cut: [] });
  });
});

const PACKAGES = ['esquery', 'recast', 'ast-types', 'express', 'acorn', 'typescript/lib', 'jscodeshift', 'axios'];
const MAX_FILES = 300;
const MAX_BYTES = 8_000_000;

/** Sources of installed packages, by name, up to the limits: the same on each run. */
function installedSources(): { file: string; text: string }[] {
  const modules = join(import.meta.dirname, '../../node_modules');
  let bytes = 0;
  return PACKAGES.flatMap((name) =>
    readdirSync(join(modules, name), { recursive: true })
      .map((file) => join(modules, name, String(file)))
      .filter((file) => /\.([cm]?[jt]sx?)$/.test(file) && !file.includes('.min.'))
      .filter((file) => statSync(file).isFile() && statSync(file).size < 100_000)
      .sort()
      .slice(0, 10),
  )
    .slice(0, MAX_FILES)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      bytes += text.length;
      return bytes > MAX_BYTES ? [] : [{ file, text }];
    });
}

describe('sources of installed packages', () => {
  const sources = installedSources();

  test('nothing throws, no file takes long, and what is too entangled says so', { timeout: 120_000 }, () => {
    const slow: string[] = [];
    const cut: string[] = [];
    for (const { file, text } of sources) {
      const result = one(basename(file), text + BOUND);
      expect(result.failed).toEqual([]);
      if (result.ms > 30_000) slow.push(file);
      cut.push(...result.cut);
    }
    expect(slow).toEqual([]);
    expect(cut).toContain('parser.js');
  });
});
