import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundledSchedule } from '@curfew/schedule';
import type { SourceModule } from '@curfew/analyzer';
import { describe, expect, it } from 'vitest';
import { openProject } from '../src/open-project.js';
import type { Project } from '../src/project-contracts.js';
import { hasSameAnswers, logQuestions, type QuestionLog } from '../src/question-log.js';
import { makeFolder, write } from './folders.js';

const open = (root: string): Project => openProject({ root, schedule: bundledSchedule() });

const FILES = {
  'package.json': '{ "name": "shop" }',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "app/*": ["./src/*"] } } }',
  'src/api.ts': "import { base } from './base';\nimport names from './names.json';\nexport const url = base;\n",
  'src/base.ts': "export const base = 'https://api.access.example';\n",
  'src/names.json': '{ "a": 1 }',
  'src/page.ts': "import { url } from './api';\nimport 'app/base';\nimport 'axios';\n",
  'src/other.ts': 'export const other = 1;\n',
  'vite.config.ts': 'export default { server: { proxy: {} } };\n',
  'config/hosts.json': '{ "host": "api.access.example" }',
};

const moduleIn = (project: Project, file: string): SourceModule => {
  const module = project.open(join(project.root, file));
  if ('reason' in module) throw new Error(`${module.file}: ${module.reason}`);
  return module;
};

/** What these questions about the project in a folder leave in the log. */
const asked = (root: string, ask: (project: Project) => void): QuestionLog => {
  const { project, log } = logQuestions(open(root));
  ask(project);
  const written = log();
  if (written === undefined) throw new Error('there is no log');
  return JSON.parse(JSON.stringify(written)) as QuestionLog;
};

const follow =
  (specifier: string, from: string) =>
  (project: Project): void => {
    project.resolve(specifier, moduleIn(project, from));
  };
const importersOf =
  (file: string) =>
  (project: Project): void => {
    project.importers(moduleIn(project, file));
  };
const words = (project: Project): void => {
  project.modulesMentioning(['api.access.example']);
};

describe('the answers are others', () => {
  it.each<[change: string, ask: (project: Project) => void, files: Record<string, string>]>([
    ['an opened file has another text', (project) => moduleIn(project, 'src/api.ts'), { 'src/api.ts': '' }],
    ['an import has another text', follow('./base', 'src/api.ts'), { 'src/base.ts': "export const base = '';\n" }],
    ['an imported JSON file has another text', follow('./names.json', 'src/api.ts'), { 'src/names.json': '{}' }],
    ['a file comes before what was imported', follow('./base', 'src/api.ts'), { 'src/base': 'x' }],
    ['an import that led nowhere leads to a file', follow('./none', 'src/api.ts'), { 'src/none.ts': '' }],
    ['what could not be parsed can be', follow('./bad', 'src/api.ts'), { 'src/bad.ts': 'export const good = 1;\n' }],
    ['the paths of tsconfig.json change', follow('app/base', 'src/page.ts'), { 'tsconfig.json': '{}' }],
    [
      'a package becomes a file of the workspace',
      follow('axios', 'src/page.ts'),
      { 'tsconfig.json': '{ "compilerOptions": { "paths": { "axios": ["./src/other.ts"] } } }' },
    ],
    ['a new file imports one', importersOf('src/api.ts'), { 'src/new.ts': "import './api';\n" }],
    ['an importer has another text', importersOf('src/api.ts'), { 'src/page.ts': "import { url } from './api';\n" }],
    ['an importer imports no more', importersOf('src/api.ts'), { 'src/page.ts': '' }],
    ['a comment becomes an import', importersOf('src/other.ts'), { 'src/told.ts': "import './other';\n" }],
    ['another file holds a word', words, { 'src/other.ts': "'api.access.example'" }],
    ['a file that holds a word has another text', words, { 'src/base.ts': "'api.access.example'" }],
    [
      'another JSON file holds a word',
      (project) => project.dataMentioning(['api.access.example']),
      { 'config/more.json': '"api.access.example"' },
    ],
    [
      'a configuration of a server has another text',
      (project) => project.serverConfigurations([]),
      { 'vite.config.ts': "export default { server: { proxy: { '/api': 'https://api.access.example' } } };" },
    ],
    [
      'a framework begins to bring names into files',
      (project) => project.hasAutoImports(join(project.root, 'src/page.ts')),
      { 'nuxt.config.ts': '' },
    ],
    [
      'a file belongs to another package',
      (project) => project.serverConfigurations([]),
      { 'src/package.json': '{ "name": "inner" }' },
    ],
  ])('when %s', (_, ask, changed) => {
    const root = makeFolder({ ...FILES, 'src/bad.ts': 'const = ;', 'src/told.ts': "// import './other'\n" });
    const log = asked(root, ask);
    expect(hasSameAnswers(open(root), log)).toBe(true);
    write(root, changed);
    expect(hasSameAnswers(open(root), log)).toBe(false);
  });

  it('when a file is gone', () => {
    const root = makeFolder(FILES);
    const log = asked(root, words);
    rmSync(join(root, 'src/base.ts'));
    expect(hasSameAnswers(open(root), log)).toBe(false);
  });

  it('when a symbolic link gives a file another importer', () => {
    const root = makeFolder(FILES);
    const log = asked(root, importersOf('src/other.ts'));
    write(root, { 'src/second.ts': { linkTo: 'other.ts' }, 'src/uses.ts': "import './second';\n" });
    expect(hasSameAnswers(open(root), log)).toBe(false);
  });
});

it('the answers are the same while what was asked about stays as it is', () => {
  const root = makeFolder(FILES);
  const log = asked(root, (project) => {
    follow('./base', 'src/api.ts')(project);
    importersOf('src/base.ts')(project);
    words(project);
    project.dataMentioning(['api.access.example']);
  });
  write(root, {
    'src/other.ts': "import 'axios';\n",
    'src/new.ts': 'export {};\n',
    'config/more.json': '{}',
    'src/names.json': '{}',
    'package.json': '{ "name": "store" }',
  });
  expect(hasSameAnswers(open(root), log)).toBe(true);
});

it('there is no log of a project that holds what is not on disk', () => {
  const { project, log } = logQuestions(open(makeFolder(FILES)));
  project.adopt(moduleIn(project, 'src/other.ts'));
  expect(log()).toBeUndefined();
});
