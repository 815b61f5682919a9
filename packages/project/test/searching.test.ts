import { rmSync } from 'node:fs';
import path from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import { describe, expect, it } from 'vitest';
import { openProject } from '../src/open-project.js';
import { parseModule } from '../src/parse-module.js';
import type { Project } from '../src/project-contracts.js';
import { makeFolder } from './folders.js';

function opened(files: Record<string, string>): Project {
  return openProject({ root: makeFolder(files), schedule: bundledSchedule() });
}

const names = (files: readonly string[]): string[] => files.map((file) => path.basename(file));

/** Makes a file of the project hold this text, as an editor does. */
function edit(project: Project, name: string, text: string): void {
  const module = parseModule(path.join(project.root, name), text);
  if ('reason' in module) throw new Error(module.reason);
  project.adopt(module);
}

it('a narrower question after a wider one finds what it would have found alone', () => {
  const files = { 'a.ts': "'deassign_card'", 'b.ts': "'assign_card'", 'c.ts': "'assign_member'", 'd.ts': "'other'" };
  const project = opened(files);
  expect(names(project.filesMentioning(['assign_card', 'assign_member']))).toEqual(['a.ts', 'b.ts', 'c.ts']);
  for (const tokens of [['assign_card'], ['deassign_card'], ['assign_card', 'other'], ['', 'assign_member'], ['']])
    expect(names(project.filesMentioning(tokens)), tokens.join()).toEqual(names(opened(files).filesMentioning(tokens)));
});

it('starts from what a pattern found only where each text with a token matches the pattern', () => {
  const project = opened({ 'a.ts': "'enroll'", 'b.ts': "'/cards'", 'c.ts': "'cards'" });
  const words = { patterns: [/enroll|\/cards/], tokens: ['enroll'] };
  expect(names(project.filesMentioning(words))).toEqual(['a.ts', 'b.ts']);
  expect(names(project.filesMentioning(['enroll']))).toEqual(['a.ts']);
  expect(names(project.filesMentioning(['cards']))).toEqual(['b.ts', 'c.ts']);
});

it('answers anew when a file has another text or a new file comes', () => {
  const project = opened({ 'a.ts': "'enroll'", 'b.ts': '' });
  expect(names(project.filesMentioning(['enroll']))).toEqual(['a.ts']);
  edit(project, 'b.ts', "'enroll'");
  edit(project, 'c.ts', "'enroll'");
  edit(project, 'a.ts', "'cards'");
  expect(names(project.filesMentioning(['enroll'])).sort()).toEqual(['b.ts', 'c.ts']);
});

it('answers anew about one file without reading the others again', () => {
  const read: string[] = [];
  const root = makeFolder({ 'a.ts': "'enroll'", 'b.ts': "'cards'", 'c.ts': "'cards'" });
  const onRead = (file: string, text: string): unknown => read.push(`${path.basename(file)} ${text}`);
  const project = openProject({ root, schedule: bundledSchedule(), onRead });
  expect(names(project.filesMentioning(['cards']))).toEqual(['b.ts', 'c.ts']);
  edit(project, 'a.ts', "'cards'");
  expect(names(project.filesMentioning(['cards']))).toEqual(['a.ts', 'b.ts', 'c.ts']);
  edit(project, 'b.ts', "'enroll'");
  expect(names(project.filesMentioning(['cards']))).toEqual(['a.ts', 'c.ts']);
  expect(names(project.filesMentioning(['enroll']))).toEqual(['b.ts']);
  expect(read).toEqual(["a.ts 'enroll'", "b.ts 'cards'", "c.ts 'cards'"]);
});

it('tells how far a search of all files is, and not of those that an earlier one found', () => {
  const told: string[] = [];
  const root = makeFolder({ 'a.ts': "'enroll'", 'b.ts': "'enrolled'", 'c.ts': '' });
  const onSearch = (done: number, total: number): unknown => told.push(`${done}/${total}`);
  const project = openProject({ root, schedule: bundledSchedule(), onSearch });
  project.filesMentioning(['enroll']);
  project.filesMentioning(['enrolled']);
  expect(told).toEqual(['0/3', '1/3', '2/3']);
});

it('says why a file has no text, and reads no other again for it', () => {
  const root = makeFolder({ 'a.ts': 'call();', 'b.ts': Buffer.from([0xff]) });
  const project = openProject({ root, schedule: bundledSchedule() });
  const [good, bad] = [path.join(project.root, 'a.ts'), path.join(project.root, 'b.ts')];
  project.filesMentioning(['enroll']);
  rmSync(good);
  expect(project.whyUnread(good)).toBeUndefined();
  expect(project.whyUnread(bad)).toEqual({ file: bad, reason: 'not UTF-8 (byte 0)' });
});

it('tells the importers of files of one name apart', () => {
  const importing = (from: string): string => `import { a } from '${from}';\n`;
  const project = opened({
    'a/client.ts': 'export const a = 1;\n',
    'b/client.ts': 'export const a = 2;\n',
    'a/page.ts': importing('./client'),
    'b/page.ts': importing('./client.js'),
    'b/other.ts': importing('../a/client'),
  });
  const importers = (name: string): string[] =>
    [...project.mayImport(path.join(project.root, name)).keys()].map((file) => path.relative(project.root, file));
  expect(importers('a/client.ts')).toEqual([path.join('a', 'page.ts'), path.join('b', 'other.ts')]);
  expect(importers('b/client.ts')).toEqual([path.join('b', 'page.ts')]);
});

describe('files whose names differ in their ending or root', () => {
  const importersIn = (files: Record<string, string>, name: string): string[] => {
    const project = opened(files);
    return [...project.mayImport(path.join(project.root, name)).keys()].map((file) =>
      path.relative(project.root, file),
    );
  };
  const files = {
    'a.ts': 'export const a = 1;\n',
    'a.vue': '<script>export default {}</script>\n',
    'a.test.ts': "import './a';\n",
    'page.ts': "import A from './a.vue';\n",
    'main.ts': "import './a.js';\n",
    'b/a/index.ts': "export * from '../../a';\n",
    'b/c.ts': "import './a';\n",
  };
  it('are told apart', () => {
    expect(importersIn(files, 'a.ts')).toEqual(['a.test.ts', path.join('b', 'a', 'index.ts'), 'main.ts']);
    expect(importersIn(files, 'a.vue')).toEqual(['page.ts']);
    expect(importersIn(files, 'b/a/index.ts')).toEqual([path.join('b', 'c.ts')]);
    expect(importersIn(files, 'a.test.ts')).toEqual([]);
  });
  it('are found over the root folders of tsconfig.json', () => {
    const rooted = {
      'tsconfig.json': '{ "compilerOptions": { "rootDirs": ["src", "generated"] } }',
      'generated/client.ts': 'export const a = 1;\n',
      'src/page.ts': "import { a } from './client.js';\n",
    };
    expect(importersIn(rooted, 'generated/client.ts')).toEqual([path.join('src', 'page.ts')]);
  });
});

it('knows the imports of texts that are too many to keep', () => {
  const files: Record<string, string> = { 'client.ts': 'export const a = 1;\n' };
  for (let index = 10; index < 27; index++)
    files[`page${String(index)}.ts`] = `// ${'x'.repeat(2_000_000)}\nimport './client';\n`;
  const project = opened(files);
  project.filesMentioning(['enroll']);
  rmSync(path.join(project.root, 'page26.ts'));
  const client = path.join(project.root, 'client.ts');
  expect(project.mayImport(client).size).toBe(17);
});

it.each([
  ['a call in a function', 'export const late = () => require("./client");\n'],
  ['an import when it is needed', 'export const late = async () => (await import ("./client")).a;\n'],
  ['a type', "export type A = typeof import('./client').a;\n"],
  ['a part of a module', "declare module 'other' {\n  export { a } from './client';\n}\n"],
  ['an assignment', "import client = require('./client');\nexport { client };\n"],
  ['a list at the top', "import type { a } from './client';\nexport type { a };\n"],
])('finds an importer whose import is %s', (_, text) => {
  const project = opened({ 'client.ts': 'export const a = 1;\n', 'page.ts': text, 'other.ts': '// from "./client"\n' });
  const client = project.open(path.join(project.root, 'client.ts'));
  if ('reason' in client) throw new Error(client.reason);
  expect(project.importers(client).map(({ file }) => path.relative(project.root, file))).toEqual(['page.ts']);
});

it('follows the imports of a text that takes the place of another', () => {
  const project = opened({
    'client.ts': 'export const a = 1;\n',
    'other.ts': 'export const a = 2;\n',
    'page.ts': "import { a } from './client';\n",
  });
  const importers = (name: string): string[] => names([...project.mayImport(path.join(project.root, name)).keys()]);
  expect(importers('client.ts')).toEqual(['page.ts']);
  edit(project, 'page.ts', "import { a } from './other';\nimport './later';\n");
  expect([importers('client.ts'), importers('other.ts'), importers('later.ts')]).toEqual([[], ['page.ts'], []]);
  edit(project, 'client.ts', "import { a } from './other';\n");
  expect([importers('client.ts'), importers('other.ts')]).toEqual([[], ['client.ts', 'page.ts']]);
  edit(project, 'page.ts', "import { a } from './client';\n");
  expect([importers('client.ts'), importers('other.ts')]).toEqual([['page.ts'], ['client.ts']]);
});
