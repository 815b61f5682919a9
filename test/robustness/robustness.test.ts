import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createAnalysis, type ModuleHost, type SourceModule } from '@curfew/analyzer';
import { parseModule } from '@curfew/project';
import { judgeWithPlan, migrate } from '@curfew/rewrite';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, test } from 'vitest';
import { generatedClass, generatedClient, ODD_SOURCES } from './odd-sources.js';

const AS_OF = '2026-11-27';
const schedule = bundledSchedule();
const CLIENT = '/project/client.js';
const CLIENT_TEXT = `export const BASE = 'https://api.access.example';
export const api = { get: (path) => fetch(BASE + path).then((answer) => answer.json()) };
`;
/** Binds a source to the service, so that it is analysed in earnest. */
const BOUND =
  ";import { BASE, api } from './client.js';\nfetch(BASE + '/cards').then((r) => r.json()).then((c) => c.sub_type);\n";

function parsed(file: string, text: string): SourceModule | undefined {
  const module = parseModule(file, text);
  return 'reason' in module ? undefined : module;
}

/** Modules of one folder that import each other by name. */
function hostOf(modules: readonly SourceModule[]): ModuleHost {
  const byName = new Map(modules.map((module) => [basename(module.file), module]));
  const importing = (name: string): SourceModule[] => modules.filter(({ text }) => text.includes(`'./${name}'`));
  return {
    resolve: (specifier) => {
      const module = specifier.startsWith('./') ? byName.get(specifier.slice(2)) : undefined;
      return module ? { kind: 'module', module } : undefined;
    },
    importers: (module) => importing(basename(module.file)),
    modulesMentioning: (tokens) => modules.filter(({ text }) => tokens.some((token) => text.includes(token))),
  };
}

/** The whole way: analysis, plans, and the rewrite of everything. Gives milliseconds. */
function through(texts: ReadonlyMap<string, string>): { ms: number; read: number; failed: unknown[]; cut: string[] } {
  const started = performance.now();
  let modules = [CLIENT, ...texts.keys()].flatMap((file) => {
    const module = parsed(file, file === CLIENT ? CLIENT_TEXT : (texts.get(file) ?? ''));
    return module ? [module] : [];
  });
  const analyse = () => createAnalysis({ schedule, host: hostOf(modules) });
  const analysis = analyse();
  for (const module of modules) {
    const siblings = analysis.matchesIn(module);
    for (const match of siblings)
      judgeWithPlan(match, { schedule, facts: analysis.facts, horizon: 90, siblings }, AS_OF);
  }
  const cut = modules.filter((module) => analysis.isCut(module)).map(({ file }) => basename(file));
  const { failed } = migrate({
    schedule,
    modules,
    analyse,
    reparse: (file, text) => parsed(file, text) ?? 'does not parse',
    adopt: (module) => {
      modules = modules.map((each) => (each.file === module.file ? module : each));
    },
    asOf: AS_OF,
    horizon: 90,
    apply: 'review',
  });
  return { ms: performance.now() - started, read: modules.length - 1, failed, cut };
}

const one = (name: string, text: string): ReturnType<typeof through> => through(new Map([[`/project/${name}`, text]]));

describe('odd sources', () => {
  test.each(Object.entries(ODD_SOURCES))('%s ends and nothing throws', (name, text) => {
    for (const source of [text, text + BOUND]) expect(one(name, source).failed).toEqual([]);
  });

  test('modules that import each other', () => {
    const cycle = ['cycle-a.js', 'cycle-b.js'];
    const texts = new Map(cycle.map((name) => [`/project/${name}`, (ODD_SOURCES[name] ?? '') + BOUND]));
    expect(through(texts)).toMatchObject({ read: 2, failed: [] });
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
      .slice(0, 40),
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
