import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../src/config-error.js';
import { discoverFiles } from '../src/discover-files.js';
import { loadConfig } from '../src/load-config.js';
import { makeFolder } from './folders.js';

const withConfig = (config: unknown, files: Record<string, string> = {}): string =>
  makeFolder({ '.git/HEAD': '', 'curfew.config.json': JSON.stringify(config), ...files });

const problemsOf = (
  folder: string,
  file?: string,
): { file: string; problems: readonly { path: string; reason: string }[] } => {
  try {
    loadConfig(folder, file);
  } catch (error) {
    if (error instanceof ConfigError) return { file: error.file, problems: error.problems };
    throw error;
  }
  throw new Error('the configuration was accepted');
};

describe('the configuration is found', () => {
  test('nowhere: it is empty', () => {
    expect(loadConfig(makeFolder({ '.git/HEAD': '' }))).toEqual({});
  });
  test('in curfew.config.json of a folder above', () => {
    const folder = withConfig({ horizon: 30 }, { 'a/b/c.ts': '' });
    expect(loadConfig(join(folder, 'a/b'))).toEqual({ source: join(folder, 'curfew.config.json'), horizon: 30 });
  });
  test('in package.json', () => {
    const folder = makeFolder({
      '.git/HEAD': '',
      'package.json': '{ "name": "a", "curfew": { "horizon": 30 } }',
      'b/package.json': '{ "name": "b" }',
    });
    expect(loadConfig(join(folder, 'b'))).toEqual({ source: join(folder, 'package.json'), horizon: 30 });
  });
  test('in the nearest folder that has one', () => {
    const folder = withConfig({ horizon: 30 }, { 'a/package.json': '{ "curfew": { "horizon": 10 } }' });
    expect(loadConfig(join(folder, 'a')).horizon).toBe(10);
  });
  test('not above the root of the repository', () => {
    const folder = withConfig({ horizon: 30 }, { 'a/.git': 'gitdir: elsewhere' });
    expect(loadConfig(join(folder, 'a'))).toEqual({});
  });
  test('by its name, relative to the working directory', () => {
    const folder = withConfig({ horizon: 30 }, { 'ci/gate.json': '{ "horizon": 5 }' });
    expect(loadConfig(join(folder, 'ci'), 'gate.json')).toEqual({ source: join(folder, 'ci/gate.json'), horizon: 5 });
    expect(loadConfig(join(folder, 'ci'), '../curfew.config.json').horizon).toBe(30);
  });
  test('with a BOM in front', () => {
    const folder = makeFolder({ '.git/HEAD': '', 'curfew.config.json': '\uFEFF{ "horizon": 1 }' });
    expect(loadConfig(folder).horizon).toBe(1);
  });
});

describe('paths are made absolute, from the folder of the file', () => {
  test('of the schedule and of clients', () => {
    const folder = withConfig(
      {
        schedule: './billing.json',
        casing: 'camel',
        clients: [
          { module: './src/api.js' },
          { module: './src/lib', export: 'client', casing: 'snake' },
          { module: '@acme/access' },
        ],
      },
      { 'src/api.ts': '', 'src/lib/index.ts': '' },
    );
    expect(loadConfig(join(folder, 'src'))).toMatchObject({
      schedule: join(folder, 'billing.json'),
      clients: [
        { module: join(folder, 'src/api.ts'), export: 'default', casing: 'camel' },
        { module: join(folder, 'src/lib/index.ts'), export: 'client', casing: 'snake' },
        { module: '@acme/access', export: 'default', casing: 'camel' },
      ],
    });
  });
  test('of ignored files, wherever the search starts', () => {
    const folder = withConfig(
      { ignore: ['/src/gen', '*.mock.ts', 'b/c.ts', '!src/keep.mock.ts'] },
      {
        'src/gen/a.ts': '',
        'src/a.mock.ts': '',
        'src/keep.mock.ts': '',
        'src/b/c.ts': '',
        'b/c.ts': '',
        'src/d.ts': '',
      },
    );
    const ignore = loadConfig(join(folder, 'src')).ignore ?? [];
    const expected = ['src/b/c.ts', 'src/d.ts', 'src/keep.mock.ts'].map((file) => join(folder, file));
    expect(discoverFiles(['.'], { cwd: join(folder, 'src'), ignore }).files).toEqual(expected);
    expect(discoverFiles(['src'], { cwd: folder, ignore }).files).toEqual(expected);
    expect(discoverFiles(['../b'], { cwd: join(folder, 'src'), ignore }).files).toEqual([]);
  });
});

describe('an error names the file, the JSON path and the reason', () => {
  test.each<[unknown, string, string]>([
    [{ horizont: 30 }, '$.horizont', 'did you mean horizon?'],
    [
      { clients: [{ modul: 'a', module: 'a' }] },
      '$.clients[0].modul',
      'unknown property; known are: module, export, casing; did you mean module?',
    ],
    [{ clients: [{}] }, '$.clients[0]', 'the property "module" is missing'],
    [{ clients: [{ module: './missing' }] }, '$.clients[0].module', 'missing does not exist'],
    [{ horizon: '30' }, '$.horizon', 'must be of type integer, is string'],
    [{ horizon: -1 }, '$.horizon', '-1 is refused: How many days'],
    [{ asOf: '2026-02-31' }, '$.asOf', "'2026-02-31' is not a day of the calendar"],
    [{ asOf: '1 May 2026' }, '$.asOf', '"1 May 2026" is refused: A calendar day in UTC, YYYY-MM-DD.'],
    [
      { overrides: { 'card-enroll': { sunset: '2025-02-29' } } },
      '$.overrides["card-enroll"].sunset',
      "'2025-02-29' is not a day of the calendar",
    ],
    [
      { overrides: { 'card-enroll': { severity: 'fatal' } } },
      '$.overrides["card-enroll"].severity',
      'must be one of "off", "warn", "error", is "fatal"',
    ],
    [{ overrides: { CardEnroll: {} } }, '$.overrides.CardEnroll', '"CardEnroll" is refused: A deprecation id'],
    [{ casing: 'kebab' }, '$.casing', 'must be one of "snake", "camel", "both", is "kebab"'],
    [{ baseUrls: ['api.example.com'] }, '$.baseUrls[0]', '"api.example.com" is refused: An absolute URL'],
    [
      { operations: { updateCardAssignment: { method: 'patch', path: '/a' } } },
      '$.operations.updateCardAssignment.method',
      'must be one of "GET"',
    ],
    [
      { operations: { updateCardAssignment: { method: 'PATCH', path: 'card_assignments' } } },
      '$.operations.updateCardAssignment.path',
      'is refused: A path below the base URL',
    ],
    [{ aliases: { value: {} } }, '$.aliases.value', 'did you mean values?'],
    [{ ignore: [''] }, '$.ignore[0]', 'must not be empty'],
    [[], '$', 'must be of type object, is array'],
  ])('%j', (config, path, reason) => {
    const folder = withConfig(config);
    const { file, problems } = problemsOf(folder);
    expect(file).toBe(join(folder, 'curfew.config.json'));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.path).toBe(path);
    expect(problems[0]?.reason).toContain(reason);
  });
  test('a name that every object has is unknown like any other', () => {
    const folder = makeFolder({ '.git/HEAD': '', 'curfew.config.json': '{ "__proto__": {}, "constructor": 1 }' });
    expect(
      problemsOf(folder)
        .problems.map(({ path }) => path)
        .sort(),
    ).toEqual(['$.__proto__', '$.constructor']);
  });
  test('all of them at once', () => {
    const { problems } = problemsOf(withConfig({ horizon: 'a', casing: 1, clients: [1] }));
    expect(problems.map(({ path }) => path).sort()).toEqual(['$.casing', '$.clients[0]', '$.horizon']);
  });
  test('in package.json', () => {
    const folder = makeFolder({ '.git/HEAD': '', 'package.json': '{ "curfew": { "asOf": 1 } }' });
    expect(problemsOf(folder)).toEqual({
      file: join(folder, 'package.json'),
      problems: [{ path: '$.asOf', reason: 'must be of type string, is number' }],
    });
  });
  test('broken JSON, with line and column', () => {
    const folder = makeFolder({ '.git/HEAD': '', 'curfew.config.json': '{\n  "horizon": 30,\n}' });
    expect(problemsOf(folder).problems[0]?.reason).toMatch(/^broken JSON at line 3, column 1: /);
  });
  test('a file that is no JSON at all, is empty or is not UTF-8', () => {
    for (const content of ['', 'export default {}', Uint8Array.of(0xff, 0xfe)]) {
      const folder = makeFolder({ '.git/HEAD': '', 'curfew.config.json': content });
      expect(problemsOf(folder).problems[0]?.reason).toMatch(/^(?:broken JSON|not UTF-8)/);
    }
  });
  test('two configurations in one folder', () => {
    const folder = withConfig({}, { 'package.json': '{ "curfew": {} }' });
    expect(problemsOf(folder).problems[0]?.reason).toContain(join(folder, 'package.json'));
  });
  test('a named file that is not there, or has no entry', () => {
    const folder = makeFolder({ 'package.json': '{}' });
    expect(problemsOf(folder, 'gate.json')).toEqual({
      file: join(folder, 'gate.json'),
      problems: [{ path: '$', reason: 'no such file' }],
    });
    expect(problemsOf(folder, 'package.json').problems).toEqual([{ path: '$', reason: 'there is no "curfew" in it' }]);
  });
});

describe('the published schema', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../schema/curfew.config.schema.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  test('is a valid JSON Schema that says what each part means', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false });
    expect(ajv.validateSchema(schema)).toBe(true);
    const silent: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { properties, $defs, ...rest } = value as Record<string, unknown>;
      for (const [name, each] of Object.entries({ ...(properties as object), ...($defs as object) })) {
        if (!('description' in (each as object)) && !('$ref' in (each as object))) silent.push(`${path}.${name}`);
        visit(each, `${path}.${name}`);
      }
      for (const [name, each] of Object.entries(rest)) if (name !== 'examples') visit(each, `${path}.${name}`);
    };
    visit(schema, '$');
    expect(silent).toEqual([]);
  });
});
