import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { commitAll, projectFolder } from './support/project-folder.js';
import { runCurfew, type Run } from './support/run-curfew.js';

/** A day on which the field of the fixture `gone` still works for five months. */
const BEFORE = { CURFEW_AS_OF: '2024-08-01' };
const FILE = 'curfew.baseline.json';

function run(folder: string, ...args: string[]): Run {
  return runCurfew(folder, args, BEFORE);
}

function lastLine({ stdout }: Run): string | undefined {
  return stdout.trimEnd().split('\n').at(-1);
}

function add(folder: string, file: string, code: string): void {
  const client = "import axios from 'axios';\nconst api = axios.create({ baseURL: 'https://api.access.example' });\n";
  writeFileSync(path.join(folder, file), client + code);
}

it('lets known findings pass, fails at once on a new one, and takes it in only when told', () => {
  const folder = projectFolder('gone');
  expect(run(folder, 'baseline', '--owner', 'team')).toEqual({
    code: 0,
    stdout: `${FILE}: 2 known findings (0 before).\n`,
    stderr: '',
  });
  const known = run(folder, 'check');
  expect(known).toMatchObject({ code: 0, stderr: '' });
  expect(lastLine(known)).toBe(`Exit code 0: nothing found. 2 known findings pass by ${FILE}.`);

  add(folder, 'src/new.ts', "export const cards = (id: number) => api.get('/cards', { params: { user_id: id } });\n");
  const found = run(folder, 'check');
  expect(found.code).toBe(1);
  expect(lastLine(found)).toBe(
    `Exit code 1: 1 finding fails the gate (1 not in the baseline). 2 known findings pass by ${FILE}.`,
  );
  expect(run(folder, 'check', '--no-baseline').code).toBe(0);

  const before = readFileSync(path.join(folder, FILE), 'utf8');
  const refused = run(folder, 'baseline');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain(`1 finding is not in ${FILE}:\n  src/new.ts:3:`);
  expect(refused.stderr).toContain('Nothing was written.');
  expect(run(folder, 'baseline', '--prune').stdout).toBe(`${FILE}: 2 known findings (2 before).\n`);
  expect(readFileSync(path.join(folder, FILE), 'utf8')).toBe(before);
  const grown = run(folder, 'baseline', '--allow-grow', '--reason', 'next release', '--expires', '2024-09-01');
  expect(grown.stdout).toBe(`${FILE}: 3 known findings (2 before).\n`);
  expect(readFileSync(path.join(folder, FILE), 'utf8')).toMatch(
    /"file":"src\/new\.ts","id":"card-assignment",.*"expires":"2024-09-01","reason":"next release"\}\n/,
  );
  expect(run(folder, 'check').code).toBe(0);
  expect(runCurfew(folder, ['check', '--as-of', '2024-09-02']).code).toBe(1);
});

it('takes in what is merely possible where that fails the gate', () => {
  const folder = projectFolder('possible');
  const flags = ['--fail-on', 'possible', '--as-of', '2023-01-01'];
  expect(runCurfew(folder, ['baseline', ...flags]).stdout).toBe('curfew.baseline.json: 1 known finding (0 before).\n');
  expect(runCurfew(folder, ['check', ...flags]).code).toBe(0);
});

it('holds until the sunset less the grace, and never for what is gone', () => {
  const folder = projectFolder('gone');
  run(folder, 'baseline');
  const on = (day: string, ...args: string[]): number | null =>
    runCurfew(folder, ['check', '--as-of', day, ...args]).code;
  // 2025-01-01 is the first day without the field; thirty days before it are 2024-12-02.
  expect([on('2024-12-31'), on('2025-01-01')]).toEqual([0, 1]);
  expect([on('2024-12-01', '--grace', '30d'), on('2024-12-02', '--grace', '30d')]).toEqual([0, 1]);
  rmSync(path.join(folder, FILE));
  const gone = runCurfew(folder, ['baseline', '--as-of', '2025-01-01']);
  expect(gone).toMatchObject({ code: 0, stdout: `${FILE}: 0 known findings (0 before).\n` });
  expect(gone.stderr).toBe(
    '2 findings are gone or expired: no baseline lets them pass. npx curfew check shows them.\n',
  );
});

it('reports stale entries, and prunes them', () => {
  const folder = projectFolder('gone');
  add(folder, 'src/other.ts', "export const cards = (id: number) => api.get('/cards', { params: { user_id: id } });\n");
  run(folder, 'baseline');
  rmSync(path.join(folder, 'src/other.ts'));
  expect(lastLine(run(folder, 'check'))).toBe(
    `Exit code 0: nothing found. 2 known findings pass by ${FILE}. 1 stale entry: npx curfew baseline --prune.`,
  );
  const json = JSON.parse(run(folder, 'check', '--format', 'json').stdout) as { baseline: unknown };
  expect(json.baseline).toMatchObject({
    file: FILE,
    known: 2,
    stale: [{ file: 'src/other.ts', id: 'card-assignment', name: 'GET /cards ?user_id', count: 1 }],
  });
  expect(lastLine(run(folder, 'check', 'src/cards.ts'))).toBe(
    `Exit code 0: nothing found. 2 known findings pass by ${FILE}.`,
  );
  expect(run(folder, 'baseline', '--prune').stdout).toBe(`${FILE}: 2 known findings (3 before).\n`);
});

it('is beside the configuration, or where it says, also from a folder below', () => {
  const folder = projectFolder('gone');
  writeFileSync(path.join(folder, 'curfew.config.json'), '{ "gate": { "baseline": "known.json", "grace": "4w" } }');
  const missing = run(folder, 'check');
  expect(missing.code).toBe(2);
  expect(missing.stderr).toContain('known.json. Write it with npx curfew baseline.');
  expect(run(path.join(folder, 'src'), 'baseline').stdout).toBe('../known.json: 2 known findings (0 before).\n');
  expect(run(folder, 'check').code).toBe(0);
  expect(run(path.join(folder, 'src'), 'check').code).toBe(0);
  expect(runCurfew(folder, ['check', '--as-of', '2024-12-10']).code).toBe(1);
  expect(runCurfew(folder, ['check', '--as-of', '2024-12-10', '--grace', '7d']).code).toBe(0);
  expect(runCurfew(folder, ['check', '--as-of', '2024-12-10'], { CURFEW_GRACE: '7d' }).code).toBe(0);
});

it('is found from a folder below without any configuration, as far as the repository goes', () => {
  const folder = projectFolder('gone');
  expect(run(folder, 'baseline').code).toBe(0);
  const below = path.join(folder, 'src');
  expect(lastLine(run(below, 'check'))).toBe(`Exit code 0: nothing found. 2 known findings pass by ../${FILE}.`);
  expect(run(below, 'baseline', '--prune').stdout).toBe(`../${FILE}: 2 known findings (2 before).\n`);
  commitAll(below);
  expect(lastLine(run(below, 'check'))).toMatch(/none of which fails the gate\.$/);
});

it.each([
  [['check', '--baseline', 'no.json'], '--baseline: there is no "no.json".'],
  [['baseline', '--prune'], '--prune: there is no '],
  [['baseline', '--prune', '--allow-grow'], 'choose one'],
  [['baseline', '--expires', '2024-01-31'], '--expires: 2024-01-31 is over, as of 2024-'],
  [['baseline', '--expires', '2024-02-30'], "--expires: '2024-02-30' is not a day of the calendar"],
])('ends with 2 for wrong use: %j', (args, message) => {
  const wrong = run(projectFolder('gone'), ...args);
  expect(wrong).toMatchObject({ code: 2, stdout: '' });
  expect(wrong.stderr).toContain(message);
});

it('names the marks of a merge conflict', () => {
  const folder = projectFolder('gone');
  writeFileSync(path.join(folder, FILE), '{\n  "version": 1,\n<<<<<<< ours\n');
  const wrong = run(folder, 'check');
  expect(wrong).toMatchObject({ code: 2, stdout: '' });
  expect(wrong.stderr).toContain(`${FILE}:3 holds the marks of a merge conflict ("<<<<<<< ours").`);
});
