import { bundledSchedule } from '@curfew/schedule';
import { expect, it } from 'vitest';
import { openCandidates } from '../src/open-candidates.js';
import type { Setting } from '../src/resolve-options.js';
import { temporaryFolder } from './support/temporary-folder.js';

/** Names of the files that are parsed. */
function parsedIn(files: Record<string, string>, config: Setting['config'] = {}, all = false): string[] {
  const cwd = temporaryFolder(files);
  const setting: Setting = { cwd, schedule: bundledSchedule(), config, asOf: '2026-11-27', horizon: 90 };
  return openCandidates(setting, ['.'], { all }).modules.map(({ file }) => file.slice(cwd.length + 1));
}

const CLIENT =
  "export const get = (path) => fetch('https://api.access.example' + path).then((answer) => answer.json());\nexport const id = 1;\n";
const UNRELATED = 'export const title = ({ id, token }) => id + token;\n';

it('parses nothing where no text names the service', () => {
  expect(
    parsedIn({ 'a.js': UNRELATED, 'b.ts': "import { title } from './a.js';\nfetch('/cards/1').then(title);\n" }),
  ).toEqual([]);
});

it('parses every file with a word of the schedule when all is asked for', () => {
  expect(
    parsedIn({ 'a.js': UNRELATED, 'b.js': 'export const width = 1;\n', 'c.js': 'export {};\n' }, {}, true),
  ).toEqual(['a.js', 'b.js']);
});

it('parses what is linked to the service by imports, in both directions, and leaves the rest', () => {
  const files = {
    'access/client.js': CLIENT,
    'access/index.js': "export * from './client.js';\n",
    'pages/card.js':
      "import { get } from '../access';\nimport { title } from '../lib/title.js';\nget('/x').then(({ id }) => title(id));\n",
    'lib/title.js': UNRELATED,
    'lib/other.js': UNRELATED,
    'pages/other.js': "import { title } from '../lib/other.js';\ntitle({ id: 1 });\n",
  };
  expect(parsedIn(files)).toEqual(['access/client.js', 'lib/title.js', 'pages/card.js']);
});

it('parses a file that writes the beginning of a path, whatever client it uses', () => {
  const call = "export const load = (axios, id) => axios.get('/cards/' + id);\n";
  const foreign = "export const load = (axios, id) => axios.get('/internal/cards/' + id);\n";
  expect(parsedIn({ 'client.js': CLIENT, 'call.js': call, 'foreign.js': foreign })).toEqual(['call.js', 'client.js']);
});

it('parses what uses a type that a request elsewhere gives its meaning', () => {
  const files = {
    'models.ts': 'export interface Card { id: number; interval: string }\n',
    'api.ts':
      "import axios from 'axios';\nimport type { Card } from './models';\nexport const load = () => axios.get<Card[]>('https://api.access.example/cards');\n",
    'row.ts': "import type { Card } from './models';\nexport const row = (card: Card) => card.interval;\n",
    'other.ts': 'export const row = (card: { id: number }) => card.id;\n',
  };
  expect(parsedIn(files)).toEqual(['api.ts', 'models.ts', 'row.ts']);
});

it('finds importers behind aliases and packages of a workspace', () => {
  const files = {
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@access": ["./src/access/client.js"] } } }',
    'src/access/client.js': CLIENT,
    'src/page.ts': "import { get } from '@access';\nget('/x').then(({ id }) => id);\n",
    'src/other.js': UNRELATED,
    'package.json': '{ "imports": { "#client": "./src/access/client.js" } }',
    'src/view.js': "import { get } from '#client';\nget('/x').then(({ token }) => token);\n",
  };
  expect(parsedIn(files)).toEqual(['src/access/client.js', 'src/page.ts', 'src/view.js']);
});

it('is bound by data that the code loads', () => {
  const files = {
    'config/default.json': '{ "api": "https://api.access.example" }',
    'client.js':
      "import config from './config/default.json';\nexport const load = (id) => fetch(config.api + '/cards/' + id);\n",
  };
  expect(parsedIn(files)).toEqual(['client.js']);
});

it('is bound by configuration', () => {
  const files = { 'call.js': "export const load = (api, id) => api.get('/cards/' + id);\n", 'other.js': UNRELATED };
  expect(parsedIn(files, { baseUrls: ['https://gateway.example/access'] })).toEqual(['call.js']);
});
