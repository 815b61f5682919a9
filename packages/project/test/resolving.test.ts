import { mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Project } from '../src/project-contracts.js';
import { bundledSchedule } from '@curfew/schedule';
import type { SourceModule } from '@curfew/analyzer';
import { openProject } from '../src/open-project.js';
import { parseModule } from '../src/parse-module.js';
import { copyFixture, makeFolder, write } from './folders.js';

const open = (root: string): Project => openProject({ root, schedule: bundledSchedule() });

const moduleIn = (project: Project, file: string): SourceModule => {
  const module = project.open(join(project.root, file));
  if ('reason' in module) throw new Error(`${module.file}: ${module.reason}`);
  return module;
};

/** The fixture, with its workspaces linked and a dependency installed as npm does. */
const shop = (): Project => {
  const root = copyFixture('resolver');
  mkdirSync(join(root, 'node_modules/@shop'), { recursive: true });
  for (const name of ['shared', 'built'])
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@shop', name));
  write(root, {
    'node_modules/axios/package.json': '{ "name": "axios", "main": "index.js" }',
    'node_modules/axios/index.js': 'module.exports = {};',
  });
  return open(root);
};

/** `kind path-or-name`, for short comparisons. */
const resolved = (project: Project, specifier: string, from: string): string | undefined => {
  const found = project.resolve(specifier, moduleIn(project, from));
  if (found === undefined) return undefined;
  if (found.kind === 'package') return `package ${found.name}`;
  return `${found.kind} ${relative(project.root, found.kind === 'json' ? found.file : found.module.file)}`;
};

describe('a specifier leads to', () => {
  test.each([
    ['a relative file without extension', './b', 'src/a.ts', 'module src/b.ts'],
    ['a .ts file written as .js', './b.js', 'src/a.ts', 'module src/b.ts'],
    ['the index of a folder', './lib', 'src/main.ts', 'module src/lib/index.ts'],
    ['the index of the same folder', '.', 'src/lib/api.ts', 'module src/lib/index.ts'],
    ['a file above', '../a', 'src/lib/api.ts', 'module src/a.ts'],
    ['a component of Vue without extension', './lib/Card', 'src/main.ts', 'module src/lib/Card.vue'],
    ['a CommonJS file', './lib/legacy.cjs', 'src/main.ts', 'module src/lib/legacy.cjs'],
    ['a file from CommonJS', './api', 'src/lib/legacy.cjs', 'module src/lib/api.ts'],
    ['JSON', './lib/routes.json', 'src/main.ts', 'json src/lib/routes.json'],
    ['a file with a query for a bundler', './lib/api.ts?raw', 'src/main.ts', 'module src/lib/api.ts'],
    ['paths of tsconfig with a star', '@/lib/api', 'src/main.ts', 'module src/lib/api.ts'],
    ['paths of tsconfig without a star', 'api', 'src/main.ts', 'module src/lib/api.ts'],
    ['baseUrl of tsconfig', 'src/lib/api', 'src/main.ts', 'module src/lib/api.ts'],
    ['paths of a referenced tsconfig', '~/client', 'apps/web/src/page.ts', 'module apps/web/src/client.ts'],
    ['imports of package.json', '#api', 'src/main.ts', 'module src/lib/api.ts'],
    ['imports of package.json with a star', '#lib/api', 'src/main.ts', 'module src/lib/api.ts'],
    ['exports of a workspace', '@shop/shared', 'src/main.ts', 'module packages/shared/src/index.ts'],
    ['a subpath of a workspace', '@shop/shared/cards', 'src/main.ts', 'module packages/shared/src/cards.ts'],
    ['the source of a workspace that is not built', '@shop/built', 'src/main.ts', 'module packages/built/src/index.ts'],
    ['an installed package', 'axios', 'src/main.ts', 'package axios'],
    ['a file of an installed package', 'axios/index.js', 'src/main.ts', 'package axios/index.js'],
    ['an installed package by its path', '../node_modules/axios/index.js', 'src/main.ts', 'package axios/index.js'],
    ['a package that is not installed', '@acme/access/client', 'src/main.ts', 'package @acme/access/client'],
    ['a built-in module', 'fs', 'src/main.ts', 'package fs'],
    ['a built-in module with its scheme', 'node:fs/promises', 'src/main.ts', 'package node:fs/promises'],
    ['a remote module', 'https://esm.sh/ky', 'src/main.ts', 'package https://esm.sh/ky'],
    ['nowhere: a relative file that does not exist', './missing', 'src/main.ts', undefined],
    ['nowhere: an import of package.json that does not exist', '#missing', 'src/main.ts', undefined],
    ['nowhere: a file that no parser reads', './lib/broken', 'src/main.ts', undefined],
  ])('%s', (_, specifier, from, expected) => {
    expect(resolved(shop(), specifier, from)).toBe(expected);
  });

  test('the source of a workspace that is built', () => {
    const project = shop();
    write(project.root, {
      'packages/built/dist/index.js': 'export const built = 1;',
      'packages/built/dist/index.d.ts': '',
    });
    expect(resolved(project, '@shop/built', 'src/main.ts')).toBe('module packages/built/src/index.ts');
  });

  test.each([
    ['exports', '@shop/shared', 'packages/shared/src/index.ts'],
    ['a subpath of exports', '@shop/shared/cards', 'packages/shared/src/cards.ts'],
    ['a source that is not built', '@shop/built', 'packages/built/src/index.ts'],
    ['main', 'desk-kit', 'kits/desk/lib/main.ts'],
    ['a path without exports', 'desk-kit/lib/badge', 'kits/desk/lib/badge.ts'],
  ])('a workspace that nothing links to: %s', (_, specifier, file) => {
    const root = copyFixture('resolver');
    write(root, {
      'package.json': '{ "private": true, "workspaces": ["packages/*", "./kits/**", "!kits/old"] }',
      'kits/desk/package.json': '{ "name": "desk-kit", "main": "lib/main.ts" }',
      'kits/desk/lib/main.ts': '',
      'kits/desk/lib/badge.ts': '',
      'kits/old/package.json': '{ "name": "old-kit", "main": "main.js" }',
      'kits/old/main.js': '',
    });
    const project = open(root);
    expect(resolved(project, specifier, 'src/main.ts')).toBe(`module ${file}`);
    expect(resolved(project, 'old-kit', 'src/main.ts')).toBe('package old-kit');
    expect(resolved(project, 'axios', 'src/main.ts')).toBe('package axios');
  });

  test('a hand-written file of a folder named lib, although src has one of its name', () => {
    const project = shop();
    write(project.root, { 'src/api.ts': 'export {};', 'lib/api.js': 'export {};' });
    expect(resolved(project, '@/lib/api', 'src/main.ts')).toBe('module src/lib/api.ts');
    expect(resolved(project, 'lib/api', 'src/main.ts')).toBe('module lib/api.js');
  });

  test.each([
    ['a file of the sources', 'utils/http', 'module src/utils/http.js'],
    ['a folder of the sources', 'utils', 'module src/utils/index.js'],
    ['a folder of the sources behind a sign', '@utils/http', 'module src/utils/http.js'],
    [
      'what a dependency is called, although the sources have a folder of its name',
      'config/local',
      'package config/local',
    ],
    ['what a dependency of a scope is called', '@acme/http', 'package @acme/http'],
    ['nothing of the sources', 'other/http', 'package other/http'],
  ])('what bundlers look up without a path: %s', (_, specifier, expected) => {
    const root = makeFolder({
      'package.json': '{ "dependencies": { "config": "^3.0.0" }, "devDependencies": { "@acme/http": "1.0.0" } }',
      'src/main.js': '',
      'src/utils/http.js': '',
      'src/utils/index.js': '',
      'src/config/local.js': '',
      'src/acme/http.js': '',
    });
    expect(resolved(open(root), specifier, 'src/main.js')).toBe(expected);
  });

  test('the code rather than its declarations', () => {
    const root = makeFolder({
      'a.ts': '',
      'b.js': 'exports.b = 1;',
      'b.d.ts': 'export const b: number;',
      'c.d.ts': '',
    });
    expect(resolved(open(root), './b', 'a.ts')).toBe('module b.js');
    expect(resolved(open(root), './b.js', 'a.ts')).toBe('module b.js');
    expect(resolved(open(root), './c', 'a.ts')).toBe('module c.d.ts');
  });

  test('the value of JSON', () => {
    const project = shop();
    expect(project.resolve('./lib/routes.json', moduleIn(project, 'src/main.ts'))).toMatchObject({
      value: { cards: '/cards' },
    });
  });

  test('a relative file although the tsconfig extends what is not installed', () => {
    const root = makeFolder({
      'tsconfig.json': '{ "extends": "@acme/tsconfig" }',
      'a.ts': "import './b';",
      'b.ts': 'export {};',
    });
    expect(resolved(open(root), './b', 'a.ts')).toBe('module b.ts');
  });

  test('a module that is the same object each time, also around a circle', () => {
    const project = shop();
    const a = moduleIn(project, 'src/a.ts');
    const b = project.resolve('./b.js', a);
    if (b?.kind !== 'module') throw new Error('no module');
    expect(project.resolve('./a.js', b.module)).toEqual({ kind: 'module', module: a });
    expect(project.open(a.file)).toBe(a);
  });
});

describe('the importers of a module', () => {
  const importers = (project: Project, file: string): string[] =>
    project.importers(moduleIn(project, file)).map((module) => relative(project.root, module.file));

  test('import, re-export, require, load or name it in a type', () => {
    expect(importers(shop(), 'src/lib/api.ts')).toEqual([
      'apps/web/src/client.ts',
      'src/lazy.ts',
      'src/lib/index.ts',
      'src/lib/legacy.cjs',
    ]);
  });
  test('do not include what only a comment or a string names', () => {
    expect(importers(shop(), 'src/b.ts')).toEqual(['src/a.ts']);
  });
  test('are direct: a re-export stands between', () => {
    expect(importers(shop(), 'src/lib/index.ts')).toEqual(['src/main.ts']);
  });
  test('include an import of TypeScript with require', () => {
    expect(importers(shop(), 'src/lib/legacy.cjs')).toEqual(['src/lazy.ts']);
  });
  test('include those in a circle', () => {
    expect(importers(shop(), 'src/a.ts')).toEqual(['src/b.ts']);
  });
  test('include those that name a workspace, and those inside it', () => {
    const project = shop();
    write(project.root, { 'src/uses-shared.ts': "export { card } from '@shop/shared/cards';" });
    expect(importers(project, 'packages/shared/src/cards.ts')).toEqual([
      'packages/shared/src/index.ts',
      'src/uses-shared.ts',
    ]);
  });
  test('follow the adopted text', () => {
    const project = shop();
    expect(importers(project, 'src/b.ts')).toEqual(['src/a.ts']);
    const changed = parseModule(join(project.root, 'src/main.ts'), "import { b } from './b.js';");
    if ('reason' in changed) throw new Error(changed.reason);
    project.adopt(changed);
    expect(importers(project, 'src/b.ts')).toEqual(['src/a.ts', 'src/main.ts']);
    expect(importers(project, 'src/lib/index.ts')).toEqual([]);
    expect(project.open(changed.file)).toBe(changed);
    expect(project.read(changed.file)).toEqual({ file: changed.file, text: changed.text, bom: false });
  });
  test('are found behind comments', () => {
    const root = makeFolder({ 'a.ts': 'export {};', 'b.ts': "import( /* chunk: 'b' */ // why\n /** ** */ './a');" });
    expect(importers(open(root), 'a.ts')).toEqual(['b.ts']);
  });
  test.each(['import /**/', '/*import ', 'from(', 'import //', 'import\n'])(
    'are found in time beside many %j',
    (part) => {
      const root = makeFolder({ 'a.ts': 'export {};', 'b.ts': `${part.repeat(20_000)} x` });
      const start = performance.now();
      expect(importers(open(root), 'a.ts')).toEqual([]);
      expect(performance.now() - start).toBeLessThan(5000);
    },
  );
  test('are none for a module of no file', () => {
    const module = parseModule('virtual:editor', 'export {};');
    if ('reason' in module) throw new Error(module.reason);
    expect(shop().importers(module)).toEqual([]);
  });
});

describe('the modules that mention a token', () => {
  test('are found in texts of the project, without node_modules', () => {
    const project = shop();
    write(project.root, { 'node_modules/axios/index.js': '"/cards/enroll"' });
    const found = project.modulesMentioning(['/cards/enroll', '']).map((module) => relative(project.root, module.file));
    expect(found).toEqual(['packages/shared/src/cards.ts']);
  });
  test('leave out what nobody can read', () => {
    const root = makeFolder({ 'a.ts': 'enroll(;', 'b.ts': 'enroll();', 'c.ts': Uint8Array.of(0x65, 0xe9) });
    expect(
      open(root)
        .modulesMentioning(['enroll'])
        .map((module) => relative(root, module.file)),
    ).toEqual(['b.ts']);
  });
});

describe('reading', () => {
  test('sets the BOM aside and remembers it', () => {
    const root = makeFolder({ 'a.ts': '\uFEFFcall();' });
    const project = open(root);
    expect(project.read(join(root, 'a.ts'))).toEqual({ file: join(root, 'a.ts'), text: 'call();', bom: true });
    expect(moduleIn(project, 'a.ts').text).toBe('call();');
  });
  test('refuses what is not UTF-8, naming the byte', () => {
    const root = makeFolder({ 'a.js': Buffer.from("const a = 'caf\xe9';", 'latin1') });
    expect(open(root).open(join(root, 'a.js'))).toEqual({ file: join(root, 'a.js'), reason: 'not UTF-8 (byte 14)' });
  });
  test('reads a replacement character that is written in the file, and sets a byte order mark aside', () => {
    const root = makeFolder({ 'a.js': '\uFEFFcall("\uFFFD");', 'b.js': Buffer.from([0x27, 0xe2, 0x82, 0x27]) });
    const project = open(root);
    expect(project.read(join(root, 'a.js'))).toEqual({ file: join(root, 'a.js'), text: 'call("\uFFFD");', bom: true });
    expect(project.read(join(root, 'b.js'))).toEqual({ file: join(root, 'b.js'), reason: 'not UTF-8 (byte 1)' });
  });
  test('refuses UTF-16', () => {
    const root = makeFolder({ 'a.js': Buffer.from('\uFEFFcall();', 'utf16le') });
    expect(open(root).open(join(root, 'a.js'))).toMatchObject({ reason: 'not UTF-8 (byte 0)' });
  });
  test('refuses what is too large', () => {
    const root = makeFolder({ 'a.js': 'call();' });
    const project = openProject({ root, schedule: bundledSchedule(), maxBytes: 6 });
    expect(project.open(join(root, 'a.js'))).toMatchObject({ reason: 'too large (7 bytes, the limit is 6)' });
  });
  test('says that a file is not there', () => {
    const root = makeFolder({});
    expect(open(root).open(join(root, 'a.js'))).toEqual({ file: join(root, 'a.js'), reason: 'no such file' });
  });
  test('happens when it is asked for: a root that does not exist opens', () => {
    expect(open('/does/not/exist').root).toBe('/does/not/exist');
  });
});
