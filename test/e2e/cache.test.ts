import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { bin, runCurfew, runCurfewWatched } from './support/run-curfew.js';

const FORMATS = ['pretty', 'json', 'sarif', 'junit', 'github', 'gitlab', 'markdown', 'html', 'agent', 'rdjson'];
const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const CACHE = 'node_modules/.cache/curfew';
const TODAY = ['--no-types', '--as-of', '2026-11-27'];

/** A path of each file to its text. */
function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** A folder with these files and an empty `node_modules`, gone after the test. */
function installed(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-e2e-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  mkdirSync(path.join(folder, 'node_modules'));
  write(folder, { 'package.json': '{ "name": "desk" }', ...files });
  return folder;
}

function badgeDesk(): string {
  const folder = installed();
  cpSync(path.join(REPOSITORY, 'test/integrations/badge-desk'), folder, { recursive: true });
  return folder;
}

function entriesIn(folder: string): string[] {
  const cache = path.join(folder, CACHE);
  return existsSync(cache) ? readdirSync(cache).filter((name) => name !== '.gitignore') : [];
}

/** Runs, and says whether no file was parsed: of each that is, the scopes are read. */
function look(folder: string, args: readonly string[]): { code: number | null; stdout: string; isWarm: boolean } {
  const { code, stdout, scopesRead } = runCurfewWatched(folder, args);
  return { code, stdout, isWarm: scopesRead === 0 };
}

/** What a run without the cache says. */
function anew(folder: string, args: readonly string[]): { code: number | null; stdout: string } {
  const { code, stdout } = runCurfew(folder, [...args, '--no-cache']);
  return { code, stdout };
}

const DESK = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "#names": ["./src/names-a.ts"] } } }',
  'src/base.ts': "export const base = 'https://api.access.example';\n",
  'src/names-a.ts': "export const path = '/cards/enroll';\n",
  'src/names-b.ts': "export const path = '/cards/check';\n",
  'src/api.ts': `import { base } from './base';
import { path } from '#names';
export const send = (body: object) => fetch(base + path, { method: 'POST', body: JSON.stringify(body) });
export const get = (at: string) => fetch(base + at);
`,
  'src/page.ts': "import { get } from './api';\nexport const sets = () => [get('/events'), get('/doors/checks')];\n",
  'src/weather.ts': 'export const weather = (id: string) => fetch(`https://weather.example/${id}`);\n',
};

describe('what a run found is found again without parsing', () => {
  it('in every format, with the same exit code', () => {
    const folder = badgeDesk();
    const outputs = (to: string): string[] =>
      FORMATS.flatMap((format) => ['--output', `${format}=../${path.basename(folder)}-${to}/${format}`]);
    onTestFinished(() => {
      for (const to of ['cold', 'warm']) rmSync(`${folder}-${to}`, { recursive: true, force: true });
    });
    expect(runCurfew(folder, ['check', ...TODAY, '--no-cache', ...outputs('cold')]).code).toBe(1);
    expect(entriesIn(folder)).toEqual([]);
    expect(look(folder, ['check', ...TODAY, '--format', 'json'])).toMatchObject({ code: 1, isWarm: false });
    expect(look(folder, ['check', ...TODAY, ...outputs('warm')])).toMatchObject({ code: 1, isWarm: true });
    for (const format of FORMATS) {
      const [cold, warm] = ['cold', 'warm'].map((to) => readFileSync(path.join(`${folder}-${to}`, format), 'utf8'));
      expect(cold?.length).toBeGreaterThan(1000);
      expect(warm, format).toBe(cold?.replaceAll('-cold/', '-warm/').replaceAll(' --no-cache', ''));
    }
    // The same question of another command.
    const forecast = look(folder, ['forecast', ...TODAY]);
    expect(forecast).toEqual({ ...anew(folder, ['forecast', ...TODAY]), isWarm: true });
    expect(forecast.stdout).toContain('card-sub-type');
    expect(look(folder, ['baseline', ...TODAY]).isWarm).toBe(true);
    const baseline = readFileSync(path.join(folder, 'curfew.baseline.json'), 'utf8');
    rmSync(path.join(folder, 'curfew.baseline.json'));
    anew(folder, ['baseline', ...TODAY]);
    expect(readFileSync(path.join(folder, 'curfew.baseline.json'), 'utf8')).toBe(baseline);
  });

  it('also what could not be read', () => {
    const folder = projectFolder('unparsable');
    write(folder, { 'package.json': '{}', 'node_modules/a/package.json': '{}' });
    const first = look(folder, ['check', ...TODAY, '--format', 'json']);
    expect(first).toMatchObject({ code: 3, isWarm: false });
    expect(look(folder, ['check', ...TODAY, '--format', 'json'])).toEqual({ ...first, isWarm: true });
  });

  it('for each shard by itself', () => {
    const folder = installed(DESK);
    const shards = ['1/2', '2/2'].map((shard) => ['check', ...TODAY, '--format', 'json', '--shard', shard]);
    const cold = shards.map((args) => look(folder, args));
    expect(cold.map(({ isWarm }) => isWarm)).toEqual([false, false]);
    expect(cold[0]?.stdout).not.toBe(cold[1]?.stdout);
    expect(shards.map((args) => look(folder, args))).toEqual(cold.map((run) => ({ ...run, isWarm: true })));
  });

  it('where a file changed that has nothing to do with the service', () => {
    const folder = installed(DESK);
    look(folder, ['check', ...TODAY]);
    write(folder, { 'src/weather.ts': '', 'src/new.ts': 'export const x = 1;\n' });
    expect(look(folder, ['check', ...TODAY])).toEqual({ ...anew(folder, ['check', ...TODAY]), isWarm: true });
  });
});

describe('what a run found is forgotten', () => {
  const schedule = readFileSync(path.join(REPOSITORY, 'packages/schedule/data/access-control.json'), 'utf8');
  it.each<[change: string, files: Record<string, string>, ...flags: string[]]>([
    ['an imported constant changes', { 'src/base.ts': "export const base = 'https://other.example';\n" }],
    [
      'an importer changes',
      { 'src/page.ts': "import { get } from './api';\nexport const all = () => get('/cards');\n" },
    ],
    [
      'a new file imports',
      { 'src/more.ts': "import { get } from './api';\nexport const sets = () => get('/events');\n" },
    ],
    ['a new file takes the place of an imported one', { 'src/base': "export const base = 'x';\n" }],
    ['the paths of tsconfig.json change', { 'tsconfig.json': DESK['tsconfig.json'].replace('names-a', 'names-b') }],
    [
      'configuration turns an id off',
      { 'curfew.config.json': '{ "overrides": { "event-sets": { "severity": "off" } } }' },
    ],
    [
      'configuration moves a sunset',
      { 'curfew.config.json': '{ "overrides": { "event-sets": { "sunset": "2030-01-01" } } }' },
    ],
    [
      'configuration names another path',
      { 'curfew.config.json': '{ "aliases": { "paths": { "/doors/checks": "/events" } } }' },
    ],
    [
      'the schedule is another one',
      { 'schedule.json': schedule },
      '--schedule',
      'schedule.json',
      '--only',
      'event-sets',
    ],
    ['other ids are asked for', {}, '--only', 'card-enroll'],
    ['the day changes a phase', {}, '--as-of', '2023-12-31'],
  ])('when %s', (_, files, ...flags) => {
    const folder = installed(DESK);
    const before = ['check', ...TODAY, '--format', 'json'];
    const first = look(folder, before);
    expect(first).toMatchObject({ code: 1, isWarm: false });
    expect(look(folder, before).isWarm).toBe(true);
    write(folder, files);
    const after = [...before, ...flags];
    const second = look(folder, after);
    expect(second).toEqual({ ...anew(folder, after), isWarm: false });
    expect(second.stdout).not.toBe(first.stdout);
    expect(look(folder, after)).toEqual({ ...second, isWarm: true });
  });
});

it('another day of the same phases is warm, and judged as that day', () => {
  const folder = installed(DESK);
  const on = (day: string): string[] => ['check', '--no-types', '--format', 'json', '--as-of', day];
  expect(look(folder, on('2026-11-27')).isWarm).toBe(false);
  const later = look(folder, on('2027-03-01'));
  expect(later).toEqual({ ...anew(folder, on('2027-03-01')), isWarm: true });
  expect(later.stdout).toContain('"asOf": "2027-03-01"');
});

it.each([
  ['cut off', (text: string) => text.slice(0, text.length / 2)],
  ['empty', () => ''],
  ['changed in one letter', (text: string) => text.replace('"confidence":"certain"', '"confidence":"certein"')],
  ['of something else', () => '{ "version": 7 }'],
])('a file of the cache that is %s counts for nothing and is written anew', (_, damage) => {
  const folder = installed(DESK);
  const args = ['check', ...TODAY, '--format', 'json'];
  const first = look(folder, args);
  const [name = ''] = entriesIn(folder);
  const file = path.join(folder, CACHE, name);
  const whole = readFileSync(file, 'utf8');
  expect(damage(whole)).not.toBe(whole);
  writeFileSync(file, damage(whole));
  expect(look(folder, args)).toEqual(first);
  expect(readFileSync(file, 'utf8')).toBe(whole);
  expect(look(folder, args)).toEqual({ ...first, isWarm: true });
});

it('runs beside each other leave one whole entry', async () => {
  const folder = installed(DESK);
  const args = [bin, 'check', ...TODAY, '--format', 'json'];
  const codes = await Promise.all(
    Array.from({ length: 4 }, () => {
      const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
      return new Promise((done) => child.on('close', done));
    }),
  );
  expect(codes).toEqual([1, 1, 1, 1]);
  expect(entriesIn(folder)).toHaveLength(1);
  expect(look(folder, ['check', ...TODAY]).isWarm).toBe(true);
});

it('keeps the twenty entries that were written last', () => {
  const folder = installed({ 'src/cards.ts': "fetch('https://api.access.example/events');\n" });
  write(folder, Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`${CACHE}/findings-${index}.json`, 'x'])));
  runCurfew(folder, ['check', ...TODAY]);
  expect(entriesIn(folder)).toHaveLength(20);
  expect(look(folder, ['check', ...TODAY]).isWarm).toBe(true);
});

describe('nothing is kept', () => {
  it('with --no-cache or CURFEW_NO_CACHE=1', () => {
    const folder = installed(DESK);
    expect(runCurfew(folder, ['check', ...TODAY, '--no-cache']).code).toBe(1);
    for (const command of ['check', 'forecast', 'baseline'])
      runCurfew(folder, [command, ...TODAY], { CURFEW_NO_CACHE: '1' });
    expect(readdirSync(path.join(folder, 'node_modules'))).toEqual([]);
    expect(runCurfew(folder, ['check', ...TODAY], { CURFEW_NO_CACHE: '0' }).code).toBe(1);
    expect(entriesIn(folder)).toHaveLength(1);
  });

  it('where nothing is installed', () => {
    const folder = installed(DESK);
    rmSync(path.join(folder, 'node_modules'), { recursive: true });
    expect(runCurfew(folder, ['check', ...TODAY]).code).toBe(1);
    expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
  });

  it('of what types decided', () => {
    const folder = installed(DESK);
    expect(runCurfew(folder, ['check', '--types', '--as-of', '2026-11-27']).code).toBe(1);
    expect(entriesIn(folder)).toEqual([]);
  });
});

it('a package of a workspace keeps it where its packages are installed', () => {
  const root = installed({ 'packages/desk/package.json': '{ "name": "@shop/desk" }' });
  const folder = path.join(root, 'packages/desk');
  write(folder, DESK);
  expect(runCurfew(folder, ['check', ...TODAY]).code).toBe(1);
  expect(entriesIn(root)).toHaveLength(1);
  expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
  expect(look(folder, ['check', ...TODAY]).isWarm).toBe(true);
});
