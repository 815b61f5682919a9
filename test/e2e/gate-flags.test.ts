import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './support/project-folder.js';
import { runCurfew } from './support/run-curfew.js';

const AFTER = { CURFEW_AS_OF: '2025-01-01' };

function code(folder: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): number | null {
  return runCurfew(folder, ['check', ...args], { ...AFTER, ...env }).code;
}

it('lets findings pass by --max, as the last line says', () => {
  const folder = projectFolder('gone');
  expect([code(folder, ['--max', 'card-sub-type=1']), code(folder, ['--max', 'card-sub-type=2'])]).toEqual([1, 0]);
  const { stdout } = runCurfew(folder, ['check', '--max', 'event-id=0,card-sub-type=2'], AFTER);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(
    'Exit code 0: 2 findings, none of which fails the gate. 2 of card-sub-type pass by --max card-sub-type=2.',
  );
});

it('fails by confidence with --fail-on, also on what is merely possible', () => {
  const folder = projectFolder('possible');
  expect([code(folder), code(folder, ['--all']), code(folder, ['--fail-on', 'possible'])]).toEqual([0, 0, 1]);
});

it('takes flags before variables, variables before configuration', () => {
  const folder = projectFolder('gone');
  const config = path.join(folder, 'curfew.config.json');
  writeFileSync(config, '{ "gate": { "max": { "card-sub-type": 2 } } }');
  expect(code(folder)).toBe(0);
  expect(code(folder, [], { CURFEW_MAX: 'card-sub-type=1' })).toBe(1);
  expect(code(folder, ['--max', 'card-sub-type=2'], { CURFEW_MAX: 'card-sub-type=1' })).toBe(0);
  writeFileSync(config, '{ "asOf": "2024-11-02", "gate": { "within": "60d" } }');
  const early = { CURFEW_AS_OF: '' };
  expect(code(folder, [], early)).toBe(1);
  expect(code(folder, [], { ...early, CURFEW_WITHIN: '59d' })).toBe(0);
  expect(code(folder, ['--within', '60d'], { ...early, CURFEW_WITHIN: '59d' })).toBe(1);
});

it('has a variable for each flag of check', () => {
  const folder = projectFolder('gone');
  expect(runCurfew(folder, ['baseline'], { CURFEW_AS_OF: '2024-11-02' }).code).toBe(0);
  const early = { CURFEW_AS_OF: '2024-11-02', CURFEW_WITHIN: '60d' };
  expect([code(folder, [], early), code(folder, [], { ...early, CURFEW_NO_BASELINE: '1' })]).toEqual([0, 1]);
  const typed = { CURFEW_TYPES: '1' };
  expect([code(folder, [], typed), code(folder, [], { ...typed, CURFEW_NO_TYPES: '1' })]).toEqual([2, 1]);
  const shards = ['1/2', '2/2'].map((shard) => code(folder, [], { CURFEW_SHARD: shard }));
  expect(shards.toSorted()).toEqual([0, 1]);
});

it('says that a variable is none of its own where one of nearly that name is, and nothing of others', () => {
  const folder = projectFolder('gone');
  const run = runCurfew(folder, ['check'], { ...AFTER, CURFEW_WITHN: '60d', CURFEW_VERSION: '1', CURFEW_ENV: 'x' });
  expect(run).toMatchObject({
    code: 1,
    stderr: 'CURFEW_WITHN is no variable of curfew. Did you mean CURFEW_WITHIN?\n',
  });
});

it('has a variable also for what is said in other words', () => {
  const folder = projectFolder('gone');
  const { stdout } = runCurfew(folder, ['check'], { ...AFTER, CURFEW_FORMAT: 'json', CURFEW_ONLY: 'event-id' });
  expect(JSON.parse(stdout)).toMatchObject({ findings: [] });
  expect(runCurfew(folder, ['check'], { ...AFTER, CURFEW_ALL: '0', CURFEW_TYPES: 'false' }).code).toBe(1);
});

it.each([
  [['--max', 'card-sub-type'], {}, '--max: "card-sub-type" is not ID=COUNT'],
  [['--max', 'card-subtype=1'], {}, '--max: there is no deprecation "card-subtype". Did you mean "card-sub-type"?'],
  [['--fail-on', 'sure'], {}, '--fail-on: there is no confidence "sure".'],
  [['--grace', 'soon'], {}, '--grace: "soon" is not a time.'],
  [[], { CURFEW_WITHIN: 'soon' }, 'error: CURFEW_WITHIN: "soon" is not a time.'],
  [[], { CURFEW_FORMAT: 'sarff' }, 'error: CURFEW_FORMAT: there is no format "sarff".'],
  [[], { CURFEW_TYPES: '1' }, 'error: CURFEW_TYPES needs a tsconfig.json'],
  [[], { CURFEW_SHARD: '3/2' }, 'error: CURFEW_SHARD: "3/2" is no shard.'],
  [[], { CURFEW_ALL: 'maybe' }, 'error: CURFEW_ALL: "maybe" is neither 1 nor 0.'],
] as const)('ends with 2 for wrong use and names who said it: %j %j', (args, env, message) => {
  const run = runCurfew(projectFolder('gone'), ['check', ...args], { ...AFTER, ...env });
  expect(run).toMatchObject({ code: 2, stdout: '' });
  expect(run.stderr).toContain(message);
});

describe('migrate', () => {
  const migrate = (
    folder: string,
    args: readonly string[] = [],
    env: Readonly<Record<string, string>> = {},
  ): number | null => runCurfew(folder, ['migrate', ...args], { ...AFTER, ...env }).code;

  it('ends with the code that check gives for what is on disk, by flags, variables and configuration', () => {
    const folder = projectFolder('gone');
    expect([migrate(folder), code(folder)]).toEqual([1, 1]);
    for (const args of [
      ['--max', 'card-sub-type=2'],
      ['--max', 'card-sub-type=1'],
      ['--only', 'event-id'],
    ])
      expect(migrate(folder, args), args.join(' ')).toBe(code(folder, args));
    expect(migrate(folder, ['--max', 'card-sub-type=2'])).toBe(0);
    expect(migrate(folder, [], { CURFEW_MAX: 'card-sub-type=2' })).toBe(0);
    expect(migrate(folder, ['--max', 'card-sub-type=1'], { CURFEW_MAX: 'card-sub-type=2' })).toBe(1);
    writeFileSync(path.join(folder, 'curfew.config.json'), '{ "gate": { "max": { "card-sub-type": 2 } } }');
    expect([migrate(folder), code(folder)]).toEqual([0, 0]);
    const early = { CURFEW_AS_OF: '2024-11-02', CURFEW_MAX: 'card-sub-type=0' };
    expect([migrate(folder, [], early), migrate(folder, [], { ...early, CURFEW_WITHIN: '60d' })]).toEqual([0, 1]);
  });

  it('lets known findings pass until their time is over', () => {
    const folder = projectFolder('gone');
    expect(runCurfew(folder, ['baseline'], { CURFEW_AS_OF: '2024-11-02' }).code).toBe(0);
    const early = { CURFEW_AS_OF: '2024-12-20' };
    expect([migrate(folder, [], early), migrate(folder, ['--grace', '30d'], early)]).toEqual([0, 1]);
    expect(migrate(folder, [], { ...early, CURFEW_GRACE: '30d' })).toBe(1);
  });

  it('takes no variable for a flag that decides what is written, and none at all for --undo', () => {
    const folder = projectFolder('gone');
    const before = readFileSync(path.join(folder, 'src/cards.ts'), 'utf8');
    const all = { CURFEW_WRITE: '1', CURFEW_REVIEW: '1', CURFEW_MARKERS: '1', CURFEW_ALLOW_DIRTY: '1' };
    expect(migrate(folder, [], { ...all, CURFEW_FORMAT: 'sarif' })).toBe(1);
    expect(readFileSync(path.join(folder, 'src/cards.ts'), 'utf8')).toBe(before);
    expect(migrate(folder, ['--write', '--allow-dirty'])).toBe(0);
    expect(migrate(folder, ['--undo'], { CURFEW_WITHIN: '60d', CURFEW_ONLY: 'event-id' })).toBe(0);
    expect(readFileSync(path.join(folder, 'src/cards.ts'), 'utf8')).toBe(before);
  });

  it('names the variable that is wrong', () => {
    const run = runCurfew(projectFolder('gone'), ['migrate'], { ...AFTER, CURFEW_MAX: 'card-sub-type' });
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('CURFEW_MAX: "card-sub-type" is not ID=COUNT');
  });
});
